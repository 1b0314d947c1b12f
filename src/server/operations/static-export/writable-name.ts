/** File systems take so many bytes a name. */
export const maxNameBytes = 255;
/** A file gets this ending until it is complete. */
export const unfinishedEnding = '.unfinished';

/** True if a folder can hold a file of this name. Folders of it are names too. */
export function isWritable(name: string): boolean {
  if (name.length + unfinishedEnding.length <= maxNameBytes && /^[ -~]*$/.test(name)) return true;
  return `${name}${unfinishedEnding}`.split('/').every(part => Buffer.byteLength(part) <= maxNameBytes);
}

/** The address whose page this file is. @example addressOf('junk-removal/index.html') // '/junk-removal' */
export function addressOf(name: string): string {
  return `/${name.replace(/\/index\.html$|\.html$/, '')}`;
}
