import { createInterface } from 'node:readline/promises';
import { text as readAll } from 'node:stream/consumers';
import { misuse } from './exit-codes.ts';
import { terminal } from './terminal.ts';

/** A person can answer and sees the question, even if the output is piped. */
export function isAtTerminal(): boolean {
  const { stdin, stderr } = terminal();
  return stdin.isTTY === true && stderr.isTTY === true;
}

/** Yes only for y or yes; Enter alone and the end of input mean no. */
export async function askYesNo(question: string): Promise<boolean> {
  const { stdin: input, stderr: output } = terminal();
  const lines = createInterface({ input, output });
  lines.once('SIGINT', () => lines.close());
  try {
    const ended = new Promise<string>(resolve => {
      lines.once('close', () => resolve(''));
    });
    const answer = await Promise.race([lines.question(`${question} [y/N] `), ended]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    lines.close();
  }
}

/** A password from the terminal, typed twice and never shown; from standard input where there is no terminal. */
export async function askPassword(fromStdin: boolean): Promise<string> {
  const { stdin } = terminal();
  if (fromStdin || !stdin.isTTY) return (await readAll(stdin)).replace(/\r?\n$/, '');
  const password = await askHidden('Password: ');
  if ((await askHidden('Once more: ')) !== password) throw misuse('Passwords do not match');
  return password;
}

function askHidden(question: string): Promise<string> {
  const { stdin, stderr } = terminal();
  stderr.write(question);
  stdin.setRawMode?.(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve, reject) => {
    let typed = '';
    const end = (complete: () => void) => {
      stdin.setRawMode?.(false);
      stdin.pause();
      stdin.off('data', read);
      stderr.write('\n');
      complete();
    };
    const read = (input: string) => {
      for (const key of input) {
        if (key === '\r' || key === '\n') return end(() => resolve(typed));
        if (key === '\u0003' || key === '\u0004')
          return end(() => reject(misuse('Stopped; nothing was changed.')));
        typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : typed + key;
      }
    };
    stdin.on('data', read);
  });
}
