/** A file that can't be read as a sheet, with what to do. The worker sends only its message. */
export class SheetRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SheetRefusal';
  }
}
