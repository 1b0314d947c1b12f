import { connect, type Socket } from 'node:net';

/** A separate connection to a server, and the data received on it. */
export interface SocketLine {
  readonly socket: Socket;
  heard: string;
  /** After how many milliseconds the server hung up. */
  readonly closed: Promise<number>;
}

/** An unread socket leaves all input in the network's buffers. */
export function openLine(port: number, { reads = true } = {}): SocketLine {
  const socket = connect(port, '127.0.0.1');
  const since = performance.now();
  const line: SocketLine = {
    socket,
    heard: '',
    closed: new Promise(resolve => {
      socket.on('close', () => resolve(performance.now() - since));
    }),
  };
  socket.on('error', () => undefined);
  if (reads) {
    socket.on('data', (chunk: Buffer) => {
      line.heard += chunk.toString('latin1');
    });
  } else socket.pause();
  return line;
}
