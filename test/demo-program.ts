import { loadDemo } from '../src/server/start/demo/load-demo.ts';
import { startTestProgram, type TestProgram } from './test-program.ts';

/** A test program with the demo's business, template and pages. */
export async function startDemoProgram(): Promise<TestProgram> {
  const program = await startTestProgram();
  await loadDemo(program);
  return program;
}
