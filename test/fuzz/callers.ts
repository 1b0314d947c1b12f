import { createKey } from '../../src/server/identity/api-keys/create-key.ts';
import { allScopes } from '../../src/server/identity/api-keys/scopes.ts';
import type { TestProgram } from '../test-program.ts';
import type { CallerName } from './operations.ts';

type Credentials = Readonly<Record<string, string>>;

/**
 * The accounts and the key that calls are made with. The experiment disables accounts, ends sessions and revokes keys:
 * a caller who is refused gets a new account.
 */
export class Callers {
  readonly #program: TestProgram;
  readonly #known = new Map<CallerName, Promise<Credentials>>();
  #accounts = 0;

  constructor(program: TestProgram) {
    this.#program = program;
  }

  /**
   * The caller's credentials; another address for each call, so that calls don't only reach the limits of one address.
   */
  async credentials(name: CallerName, call: number): Promise<Credentials> {
    const known = this.#known.get(name) ?? this.#make(name);
    this.#known.set(name, known);
    const address = `100.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`;
    return { ...(await known), 'x-forwarded-for': address };
  }

  /** Forgets a caller whom the program does not know any more. */
  refused(name: CallerName): void {
    this.#known.delete(name);
  }

  #make(name: CallerName): Promise<Credentials> {
    if (name === 'anyone') return Promise.resolve({});
    return name === 'key' ? this.#makeKey() : this.#signIn(name);
  }

  async #makeKey(): Promise<Credentials> {
    const id = await this.#account('admin');
    const options = { name: 'Of the experiment', scopes: [...allScopes], expires_in_days: 30 };
    const { key } = await createKey(this.#program.database.kysely, id.id, options);
    return { authorization: `Bearer ${key}` };
  }

  async #signIn(role: 'admin' | 'customer'): Promise<Credentials> {
    const { email, password } = await this.#account(role);
    const reply = await this.#program.request('POST', '/api/auth/sign-in/email', {
      body: { email, password },
      headers: { 'x-forwarded-for': `101.0.${this.#accounts >> 8}.${this.#accounts & 255}` },
    });
    await reply.body?.cancel();
    const cookies = reply.headers.getSetCookie().map(one => one.split(';', 1)[0]);
    return { cookie: cookies.join('; ') };
  }

  async #account(role: 'admin' | 'customer') {
    this.#accounts += 1;
    const account = {
      email: `caller${this.#accounts}@example.com`,
      password: 'a password of the experiment',
    };
    const id = await this.#program.accounts.createUser({ ...account, role });
    return { ...account, id };
  }
}
