import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import type { SettingsReply } from '../../src/contract/platform/settings.ts';
import { freePort } from '../free-port.ts';
import { admin } from './admin-account.ts';

const here = join(import.meta.dirname, '../..');

/**
 * Starts the built program with the demo on an empty database, and then other programs on a copy of its data folder:
 * loading the demo takes longer than most journeys. The journeys find the address of the second one and a signed-in
 * admin's cookies in the environment: signing in each time would reach the limit on attempts. No server listens at its
 * mail port until a journey starts one.
 */
export default async function startProgram(): Promise<() => Promise<void>> {
  process.env.PAGEHAUL_MAIL_PORT = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'pagehaul-demo-'));
  const loading = await spawnIn(folder, { mailPort: 9, demo: true });
  await loading.end();
  process.env.PAGEHAUL_DEMO_FOLDER = folder;
  const program = await startOneProgram(process.env.PAGEHAUL_MAIL_PORT);
  process.env.PAGEHAUL_URL = program.url;
  process.env.PAGEHAUL_SESSION = program.session;
  return async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Starts a separate program with the demo and a signed-in admin, for a journey that affects others. */
export async function startOneProgram(mailPort: string): Promise<OneProgram> {
  const program = await spawnProgram({ mailPort: Number(mailPort), demo: true });
  const session = join(program.folder, 'session.json');
  await signIn(program.url, session);
  return { ...program, session };
}

export interface OneProgram extends SpawnedProgram {
  /** The file with a signed-in admin's cookies. */
  readonly session: string;
}

interface SpawnedProgram {
  readonly url: string;
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

interface ProgramOptions {
  /** Null: no mail server is set. */
  mailPort: number | null;
  demo: boolean;
  /** Where the program was built. Default: here. */
  root?: string;
}

/** The built program in its own process, with its own database. */
export async function spawnProgram(options: ProgramOptions): Promise<SpawnedProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'pagehaul-journeys-'));
  // Not Node's own copying, which forgets whose the files are: the database runs as another user where tests run as root.
  const demo = process.env.PAGEHAUL_DEMO_FOLDER;
  if (options.demo && demo) execFileSync('cp', ['-a', `${demo}/.`, folder]);
  const { url, end } = await spawnIn(folder, options);
  return {
    url,
    folder,
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function spawnIn(folder: string, { mailPort, demo, root = here }: ProgramOptions) {
  const program = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      NODE_ENV: 'production',
      PORT: '0',
      PASSWORD_HASH_COST: 'test',
      DATA_DIR: folder,
      DEMO: demo ? '1' : '0',
      ...(mailPort !== null && { SMTP_URL: `smtp://127.0.0.1:${mailPort}` }),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readyAddress(program);
  return {
    url,
    end: async () => {
      program.kill('SIGTERM');
      if (program.exitCode === null) await once(program, 'exit');
      if (program.exitCode !== 0)
        throw new Error(`The program ended with ${program.exitCode} when it was asked to stop.`);
    },
  };
}

/** The address in the ready line; otherwise the program's output, if it ends or hangs. */
async function readyAddress(program: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => {
      program.kill('SIGTERM');
      reject(new Error(`The program was not ready within four minutes:\n${said}`));
    }, 240_000);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^ready (\S+)$/m.exec(said)?.[1];
      if (!address) return;
      clearTimeout(giveUp);
      resolve(address);
    };
    program.stdout?.on('data', listen);
    program.stderr?.on('data', listen);
    program.once('exit', code => {
      clearTimeout(giveUp);
      reject(new Error(`The program ended with ${code} while starting:\n${said}`));
    });
  });
}

export async function signIn(baseURL: string, file: string): Promise<void> {
  const browser = await request.newContext({ baseURL });
  const answer = await browser.post('/api/auth/sign-in/email', { data: admin });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`);
  await browser.storageState({ path: file });
  await changeSettings(browser);
  await browser.dispose();
}

/**
 * No profile has social networks before its owner adds them; pages show them then. Journeys make pages of any words in any
 * town, from texts that claim anything: those of the questions switch them on.
 */
async function changeSettings(owner: APIRequestContext): Promise<void> {
  const { business, areas, substance, claims } = (await (
    await owner.get('/api/settings')
  ).json()) as SettingsReply;
  const socials = ['Facebook', 'Instagram'].map(name => ({
    name,
    href: `https://${name.toLowerCase()}.example.com/haul`,
  }));
  const value = { ...business.value, socials };
  const answers = [
    await owner.put('/api/settings/business', { data: { ...business, value } }),
    await owner.put('/api/settings/areas', {
      data: { ...areas, value: { ...areas.value, asks_outside: false } },
    }),
    await owner.put('/api/settings/substance', {
      data: { ...substance, value: { ...substance.value, is_on: false } },
    }),
    await owner.put('/api/settings/claims', { data: { ...claims, value: { is_on: false } } }),
  ];
  for (const answer of answers)
    if (!answer.ok())
      throw new Error(`Changing settings answered ${answer.status()}: ${await answer.text()}`);
}
