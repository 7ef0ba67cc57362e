import type ts from 'typescript';

export function programOf(
  folder: string,
  files?: readonly string[] | null,
): { readonly program: ts.Program; readonly checker: ts.TypeChecker };
