/** A file that can't be read as a sheet, with what to do about it. Crosses from the worker thread as its message. */
export class SheetRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SheetRefusal';
  }
}
