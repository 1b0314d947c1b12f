import { startMailServer } from '../mail-server.ts';
import { spawnProgram } from './start-program.ts';

/** A program and a mail server for one journey: other journeys stop theirs. */
export async function startProgramWithMail({ demo }: { demo: boolean }) {
  const mail = await startMailServer();
  const program = await spawnProgram({ mailPort: mail.port, demo });
  return {
    url: program.url,
    mailTo: mail.mailTo,
    stop: async () => {
      await program.stop();
      await mail.close();
    },
  };
}
