import { TOTP } from 'otpauth';

/** A visitor with their own browser: keeps cookies and has their own address. */
export interface Visitor {
  request(method: string, path: string, body?: unknown): Promise<Response>;
  /** A request whose answer is read as JSON; fails on any refusal. */
  call<Reply = never>(method: string, path: string, body?: unknown): Promise<Reply>;
  readonly cookies: Map<string, string>;
}

let addresses = 0;

export function visitor(url: string, address = `203.0.113.${(addresses += 1)}`): Visitor {
  const cookies = new Map<string, string>();
  const request: Visitor['request'] = async (method, path, body) => {
    const reply = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  };
  return {
    request,
    cookies,
    call: async (method, path, body) => {
      const reply = await request(method, path, body);
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text}`);
      return (text ? JSON.parse(text) : undefined) as never;
    },
  };
}

/** The code of an authenticator app for this secret, this many steps of half a minute from now. */
export function appCode(uriSecret: string, steps = 0): string {
  return new TOTP({ secret: uriSecret }).generate({ timestamp: Date.now() + steps * 30_000 });
}
