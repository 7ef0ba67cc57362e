// What prints the papers of an event. The server only hands it the event as the asker may see it; who starts the server says which
// printer it has, and one without has no papers.

import type { Certificate, ExamPaper } from '@hanchan/examination';
import type { RuleValues } from '@hanchan/rules';
import type { PaperContent, PaperOptions, Role } from '@hanchan/tournament';

export interface Printer {
  /** Every paper, as it is asked for. */
  readonly names: readonly string[];
  readonly languages: readonly [string, ...string[]];
  /** Of the page. */
  readonly sizes: readonly [string, ...string[]];
  /** Who may have a paper; roles null: everybody. Null: there is no such paper. */
  readonly rolesOf: (name: string) => { readonly roles: readonly Role[] | null } | null;
  /** Address of the built module that prints: a thread of its own loads it, fonts and all. */
  readonly module: string;
}

/** What that module has. */
export interface PrinterModule {
  /** Null: this round has no tables yet. */
  print(request: PrintRequest, name: string, options: PaperOptions): Promise<PaperFile | null>;
  printExamination(request: ExaminationPrint, name: string): Promise<PaperFile>;
}

export interface PrintRequest extends PaperContent {
  /** One of the printer's, and so is the size. */
  readonly language: string;
  readonly size: string;
  readonly url: string;
}

/** What a printer is handed. */
export interface ExaminationPrint {
  readonly paper: ExamPaper;
  readonly values: RuleValues;
  readonly passMark: number;
  /** One of the printer's, and so is the size. */
  readonly language: string;
  readonly size: string;
  readonly certificate: Certificate | null;
  readonly address: string;
}

export interface PaperFile {
  readonly name: string;
  readonly type: string;
  readonly body: Buffer | string;
}
