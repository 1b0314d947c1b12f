import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

export type ValuePath = readonly (string | number)[];

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A JSON text with the places of its values. Only read where something is wrong. */
export class LocatedJson {
  readonly #text: string;
  readonly #root: Node | undefined;
  readonly #errors: ParseError[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#root = parseTree(text, this.#errors, { disallowComments: true, allowTrailingComma: false });
  }

  /** The first JSON error of the file; null if it is valid. */
  syntaxProblem(): (Place & { readonly message: string }) | null {
    const [error] = this.#errors;
    if (!error) return null;
    const words = syntaxWords[printParseErrorCode(error.error)] ?? 'This is not JSON';
    return { ...this.#placeOf(error.offset), message: `${words}.` };
  }

  /** The position of the value; for a missing value, of its parent. */
  placeOf(path: ValuePath, name?: string): Place {
    const node = this.#nodeOf(path);
    const property = name === undefined ? undefined : propertyNamed(node, name);
    return this.#placeOf((property ?? node)?.offset ?? 0);
  }

  /** True if there is a value at this path. */
  has(path: ValuePath): boolean {
    return this.#root !== undefined && findNodeAtLocation(this.#root, [...path]) !== undefined;
  }

  #nodeOf(path: ValuePath): Node | undefined {
    if (!this.#root) return undefined;
    for (let length = path.length; length > 0; length -= 1) {
      const node = findNodeAtLocation(this.#root, path.slice(0, length));
      if (node) return node;
    }
    return this.#root;
  }

  #placeOf(offset: number): Place {
    const before = this.#text.slice(0, offset);
    const line = before.split('\n').length;
    return { line, column: offset - (before.lastIndexOf('\n') + 1) + 1 };
  }
}

function propertyNamed(node: Node | undefined, name: string): Node | undefined {
  return node?.children?.find(child => child.type === 'property' && nameOf(child) === name);
}

const nameOf = (property: Node): string | null => {
  const [key] = property.children ?? [];
  return key ? String(getNodeValue(key)) : null;
};

const syntaxWords: Readonly<Record<string, string>> = {
  InvalidSymbol: 'This word is not JSON: texts are in "double quotes"',
  InvalidNumberFormat: 'This is not a number',
  PropertyNameExpected: 'A name in "double quotes" is missing, or the comma before is too much',
  ValueExpected: 'A value is missing, or the comma before is too much',
  ColonExpected: 'A colon is missing between a name and its value',
  CommaExpected: 'A comma is missing between two entries',
  CloseBraceExpected: 'A closing } is missing',
  CloseBracketExpected: 'A closing ] is missing',
  EndOfFileExpected: 'The document ends before this',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'The quotation mark at the end of this text is missing',
  InvalidCharacter: 'A text can’t hold a line break or a tab. Write \\n',
  InvalidEscapeCharacter: 'A backslash can’t be before this. Write \\\\ for a backslash',
};
