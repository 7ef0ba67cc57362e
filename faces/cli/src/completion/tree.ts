// What can be typed, read off the commands themselves, so that a completion never knows another program than the one that runs.

import { LEVELS } from '@hanchan/bots';

import type { Argument, Command, Option } from 'commander';
import { RULESET_IDS } from '../rulesetArgument.ts';
import { schemaNames } from '../schemaCommand.ts';

export interface Word {
  readonly word: string;
  readonly about: string;
}

export interface Choice extends Word {
  /** What may follow it; null where nothing does, empty where anything may: a file, a number, tiles. */
  readonly values: readonly string[] | null;
}

/** One command, such as `rules show`; the program itself has an empty path. */
export interface Place {
  readonly path: string;
  readonly commands: readonly Word[];
  readonly options: readonly Choice[];
  /** What its arguments may be, where that is a known list. */
  readonly values: readonly string[];
}

/** The list that something takes its value from, by how it is called and described; a file may be given as well. */
function listFor(name: string, about: string): readonly string[] {
  if (/^(rules|A|B)$/.test(name) || about.includes(RULESET_IDS.join(', '))) return RULESET_IDS;
  if (/^bots?$/.test(name)) return LEVELS;
  return name === 'NAME' ? schemaNames() : [];
}

export function placesOf(program: Command): Place[] {
  return [placeOf(program, ''), ...program.commands.flatMap((one) => placesUnder(one, ''))];
}

function placesUnder(command: Command, above: string): Place[] {
  const path = `${above} ${command.name()}`.trim();
  return [placeOf(command, path), ...command.commands.flatMap((one) => placesUnder(one, path))];
}

function placeOf(command: Command, path: string): Place {
  const help = command.createHelp();
  return {
    path,
    commands: help
      .visibleCommands(command)
      .map((one) => ({ word: one.name(), about: help.subcommandDescription(one) })),
    options: help.visibleOptions(command).flatMap(choicesOf),
    values: [...new Set(command.registeredArguments.flatMap(valuesOfArgument))],
  };
}

const valuesOfArgument = (argument: Argument): readonly string[] =>
  argument.argChoices ?? listFor(argument.name(), argument.description);

function choicesOf(option: Option): Choice[] {
  const takes = option.required || option.optional;
  const values = takes
    ? (option.argChoices ?? listFor(option.attributeName(), option.description))
    : null;
  return [option.long, option.short]
    .filter((word) => word !== undefined && word !== null)
    .map((word) => ({ word, about: option.description, values }));
}
