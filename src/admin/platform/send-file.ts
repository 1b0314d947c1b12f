/** Which part of a file has left, from 0 to 1. */
export type OnSent = (share: number) => void;

/**
 * Sends a file and reports the progress, which `fetch` does not. Resolves as `fetch` would, also for a refusal; rejects
 * if the server wasn't reached.
 */
export function sendFile(
  address: string,
  { method, file, type, onSent }: { method: string; file: File; type: string; onSent: OnSent },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(method, address);
    sending.setRequestHeader('content-type', type);
    sending.responseType = 'text';
    sending.upload.addEventListener('progress', ({ loaded, total }) =>
      onSent(total === 0 ? 0 : loaded / total),
    );
    sending.addEventListener('load', () =>
      resolve(new Response(sending.responseText, { status: sending.status })),
    );
    const fail = () => reject(new TypeError('The file could not be sent'));
    sending.addEventListener('error', fail);
    sending.addEventListener('abort', fail);
    sending.send(file);
  });
}
