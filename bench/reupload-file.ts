import { argv, env } from 'node:process';

/*
 * Downloads a file and uploads it at once, in a process of its own: that of a measurement asks for pages meanwhile, and would
 * wait for itself. Run by Node itself: reupload-file.ts FROM TO, with the cookie in COOKIE. Prints the reply.
 */

const [, , from = '', to = ''] = argv;
const cookie = env['COOKIE'] ?? '';

const file = answered(await fetch(from, { headers: { cookie } }));
const upload = {
  method: 'POST',
  headers: { cookie, 'content-type': 'application/json' },
  body: file.body,
  duplex: 'half',
};
const reply = await fetch(to, upload);
console.log(await answered(reply).text());

function answered(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}
