import { destination, type Logger, pino } from 'pino';

/** Structured lines on stderr: stdout belongs to the ready line and to the command line's results. */
export function createLog(level: string): Logger {
  return pino(
    { level, base: null, redact: ['password', '*.password', 'headers.cookie', 'headers.authorization'] },
    destination(2),
  );
}
