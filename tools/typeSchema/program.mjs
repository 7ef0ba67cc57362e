// The sources of a package, compiled in memory so that tools can ask for types.

import ts from 'typescript';

/** `folder` holds a tsconfig.json; all of its files, or those that are named. */
export function programOf(folder, files = null) {
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(files ?? fileNames, { ...options, noEmit: true });
  return { program, checker: program.getTypeChecker() };
}
