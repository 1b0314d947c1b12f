import type { Socket } from 'node:net';

/** Answers that clients have not read: together at most a number of bytes, or the client that has waited longest is disconnected. */
export class UnreadAnswers {
  readonly #maxBytes: () => number;
  readonly #bytes = new Map<Socket, number>();
  #all = 0;

  constructor(maxBytes: () => number) {
    this.#maxBytes = maxBytes;
  }

  /** The system has not accepted all of the last answer on this connection. */
  add(socket: Socket): void {
    this.delete(socket);
    this.#bytes.set(socket, socket.writableLength);
    this.#all += socket.writableLength;
    for (const oldest of this.#bytes.keys()) {
      if (this.#all <= this.#maxBytes()) return;
      this.delete(oldest);
      oldest.destroy();
    }
  }

  /** It was read, or nobody is there to read it. */
  delete(socket: Socket): void {
    this.#all -= this.#bytes.get(socket) ?? 0;
    this.#bytes.delete(socket);
  }

  get bytes(): number {
    return this.#all;
  }
}
