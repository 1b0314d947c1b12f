import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { detectMemory } from './memory/memory-size.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toEqual({
    config: {
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: null,
      databasePoolUrl: null,
      databaseReadUrls: [],
      publicUrl: null,
      trustedProxies: null,
      admin: { email: null, password: null },
      passwordHashCost: 'standard',
      demo: true,
      memory: detectMemory(),
      logLevel: 'warn',
      smtpUrl: null,
      wikipediaApiUrl: 'https://en.wikipedia.org/w/api.php',
      showStacks: false,
      googleMapsApiKey: null,
      ai: null,
      businessProfile: null,
    },
  });
});

test('every problem is reported, each with its variable', () => {
  const result = readConfig({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    TRUSTED_PROXIES: 'many',
    ADMIN_EMAIL: 'nobody',
    ADMIN_PASSWORD: 'short',
    DEMO: 'yes',
  });
  expect('problems' in result && result.problems.map(problem => problem.split(':')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'TRUSTED_PROXIES',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'DEMO',
  ]);
});

test('a blank value counts as not set, and the public address loses its last slash', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: 'https://haul.example/' })).toMatchObject({
    config: { port: 3000, publicUrl: 'https://haul.example' },
  });
});

test('cheap password hashes are refused unless the program listens on any free port', () => {
  const problem =
    'PASSWORD_HASH_COST: test is for automated tests and needs PORT=0. Remove it to start the program.';
  for (const PORT of [undefined, '', '3000'])
    expect(readConfig({ PASSWORD_HASH_COST: 'test', PORT })).toEqual({ problems: [problem] });
  expect(readConfig({ PASSWORD_HASH_COST: 'test', PORT: '0' })).toMatchObject({
    config: { passwordHashCost: 'test' },
  });
  expect(readConfig({ PASSWORD_HASH_COST: '1', PORT: '0' })).toEqual({
    problems: ['PASSWORD_HASH_COST: must be standard or test'],
  });
});

test('a Business Profile is configured whole, or not at all', () => {
  const location = { BUSINESS_PROFILE_LOCATION: 'accounts/1/locations/2' };
  const result = readConfig({ ...location, BUSINESS_PROFILE_CLIENT_ID: 'id' });
  expect('problems' in result && result.problems.map(problem => problem.split(':')[0])).toEqual([
    'BUSINESS_PROFILE_LINK',
    'BUSINESS_PROFILE_CLIENT_SECRET',
    'BUSINESS_PROFILE_REFRESH_TOKEN',
  ]);
  expect(readConfig({ BUSINESS_PROFILE_CLIENT_ID: 'id' })).toMatchObject({
    config: { businessProfile: null },
  });
});

test('standbys are addresses with commas or spaces between them, and need their primary', () => {
  const DATABASE_URL = 'postgres://app:secret@one/site';
  const problems = (env: Record<string, string>) => {
    const result = readConfig(env);
    return 'problems' in result ? result.problems : [];
  };
  expect(
    readConfig({ DATABASE_URL, DATABASE_READ_URL: 'postgres://two/site, postgresql://three/site\n' }),
  ).toMatchObject({ config: { databaseReadUrls: ['postgres://two/site', 'postgresql://three/site'] } });
  expect(problems({ DATABASE_READ_URL: 'postgres://two/site' })).toEqual([
    'DATABASE_READ_URL: needs DATABASE_URL, the primary of these standbys. Set it, or remove DATABASE_READ_URL.',
  ]);
  for (const address of [
    'two:5432',
    'http://two/site',
    'postgres://two:x/site',
    'postgres://a:sec,ret@two/s',
  ]) {
    const [problem = '', ...others] = problems({ DATABASE_URL, DATABASE_READ_URL: address });
    expect(problem).toMatch(/^DATABASE_READ_URL: must be postgres:\/\/ addresses/);
    expect(problem).not.toContain('ret@two');
    expect(others).toEqual([]);
  }
  const twice = 'postgres://two/site,postgres://app@two/site';
  expect(problems({ DATABASE_URL, DATABASE_READ_URL: twice })).toEqual([
    'DATABASE_READ_URL: names a server twice. Give each standby once.',
  ]);
});

test('a pooler needs the way around it', () => {
  const DATABASE_POOL_URL = 'postgres://app@pooler:6432/site';
  expect(readConfig({ DATABASE_POOL_URL })).toEqual({
    problems: [
      'DATABASE_POOL_URL: needs DATABASE_URL, the way to the same database without the pooler. Set it, or remove DATABASE_POOL_URL.',
    ],
  });
  expect(readConfig({ DATABASE_POOL_URL, DATABASE_URL: 'postgres://app@one/site' })).toMatchObject({
    config: { databasePoolUrl: DATABASE_POOL_URL },
  });
});
