import { expect, it } from 'vitest';
import { safeMigrations, takenAway } from './safe-migrations.ts';

it.each([
  'alter table leads drop column name',
  'alter table leads rename column name to full_name',
  'alter table leads rename to requests',
  'alter table leads alter column name type varchar(20)',
  'alter table leads alter column name set not null',
  'alter table leads alter column name drop default',
  'alter table leads add column word text not null',
  'alter table leads add constraint short check (length(name) < 20)',
  'alter table leads drop constraint leads_pkey',
  'create unique index on leads (email)',
  'drop table leads',
  'drop index leads_email',
])('finds what the version before would stumble over: %s', sql => {
  expect(takenAway(sql)).toHaveLength(1);
});

it.each([
  'alter table leads add column word text',
  "alter table leads add column word text not null default ''",
  'alter table leads add column number bigint generated always as identity',
  'alter table leads alter column name drop not null',
  'create index on leads (email)',
  'create table words (word text not null); alter table words add primary key (word); create unique index on words (word)',
  'create table words (word text); drop table words',
  "update leads set name = 'drop table leads'",
])('lets pass what only adds: %s', sql => {
  expect(takenAway(sql)).toEqual([]);
});

it('takes what is taken away with a reason and the oldest program, later than those that landed before', () => {
  const text = 'alter table leads drop column word;';
  const why = '-- contract: nothing has read or written the column since 0036_words\n';
  const oldest = "insert into settings (name, value) values ('oldest-program', '\"0036_words\"');";
  const check = (path: string, sql: string) => safeMigrations([{ path, text: sql }]).length;
  expect(check('migrations/0037_less.sql', text)).toBe(1);
  expect(check('migrations/0037_less.sql', why + text)).toBe(1);
  expect(check('migrations/0037_less.sql', text + oldest)).toBe(1);
  expect(check('migrations/0037_less.sql', why + text + oldest)).toBe(0);
  expect(check('migrations/0020_noindex.sql', text)).toBe(0);
});
