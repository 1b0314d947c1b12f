import { DockerfileParser } from 'dockerfile-ast';

const secret = /(PASSWORD|SECRET|TOKEN|_KEY|DATABASE_URL|SMTP_URL)\b/;

/** Violations of the rules for an image, as whole sentences. */
export function dockerfileProblems(text: string): string[] {
  const file = DockerfileParser.parse(text);
  const problems: string[] = [];
  const stages = file.getFROMs();
  const names = new Set(stages.map(stage => stage.getBuildStage()).filter(name => name !== null));
  for (const stage of stages) {
    const image = stage.getImage() ?? '';
    const isPinned = names.has(image) || /@sha256:|:\d+\.\d+\.\d+/.test(image);
    if (!isPinned) problems.push(`${image}: name the exact version of a base image.`);
  }
  if (stages.length < 2)
    problems.push('Build in one stage and run in another, so that tools stay out of the image.');
  const last = stages.at(-1)?.getRange()?.start.line ?? 0;
  const instructions = file.getInstructions();
  const final = instructions.filter(one => (one.getRange()?.start.line ?? 0) >= last);
  const has = (keyword: string) => final.some(one => one.getKeyword() === keyword);
  const user = final.findLast(one => one.getKeyword() === 'USER')?.getArgumentsContent() ?? 'root';
  if (/^(root|0)\b/.test(user)) problems.push('The image must not run as root: end with USER.');
  if (!has('HEALTHCHECK')) problems.push('Say with HEALTHCHECK how to see that the program is well.');
  for (const keyword of ['ENTRYPOINT', 'CMD']) {
    const start = final.find(one => one.getKeyword() === keyword)?.getArgumentsContent();
    if (start && !start.startsWith('['))
      problems.push(`${keyword} needs the form of a list: a shell keeps signals to itself.`);
  }
  if (has('RUN'))
    problems.push('The last stage only copies: what is installed there comes without its lockfile.');
  for (const one of instructions) {
    const words = one.getArgumentsContent() ?? '';
    if (['ENV', 'ARG'].includes(one.getKeyword()) && secret.test(words)) {
      problems.push(
        `${one.getKeyword()} ${words.slice(0, 40)}: what an image names, everybody with the image can read.`,
      );
    }
    if (one.getKeyword() === 'ADD') problems.push('COPY says what ADD guesses.');
    if (one.getKeyword() === 'COPY' && /^\.\s/.test(words))
      problems.push('COPY names what it takes; “.” takes secrets too.');
  }
  return problems;
}
