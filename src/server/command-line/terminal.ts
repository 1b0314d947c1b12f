import { AsyncLocalStorage } from 'node:async_hooks';

type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** Input, output and exit code of a command line: of the process itself, or passed by the caller. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: NodeJS.ReadableStream & {
    readonly isTTY?: boolean;
    setRawMode?(isRaw: boolean): unknown;
  };
  readonly stdout: Output;
  readonly stderr: Output;
  exitCode?: number | string | null | undefined;
}

const terminals = new AsyncLocalStorage<Terminal>();

/** Runs `work` with this as its terminal. */
export function atTerminal<R>(terminal: Terminal, work: () => Promise<R>): Promise<R> {
  return terminals.run(terminal, work);
}

/** The terminal of the running command. */
export function terminal(): Terminal {
  return terminals.getStore() ?? process;
}
