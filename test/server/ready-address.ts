import type { ChildProcess } from 'node:child_process';

/** The cookie of an account that signed in. */
export async function signIn(origin: string, account: { email: string; password: string }): Promise<string> {
  const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return reply.headers
    .getSetCookie()
    .map(one => one.split(';', 1)[0])
    .join('; ');
}

/** The address of the line that says a program is ready. */
export async function readyAddress(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const ready = /^ready (\S+)$/m.exec(said)?.[1];
    if (ready) return ready;
  }
  throw new Error(`the program did not start: ${said}`);
}
