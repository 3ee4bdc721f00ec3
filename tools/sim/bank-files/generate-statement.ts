import { makeTruth } from './make-truth.ts';
import { type Random, random } from './random.ts';
import type { Truth } from './truth.ts';
import { declaredFor, type Manner, writeFile } from './write-file.ts';

interface Generated {
  seed: number;
  bytes: Buffer;
  truth: Truth;
  manner: Manner;
}

/** A statement as some bank would write it, with what it says. The same seed gives the same file. */
export function generateStatement(seed: number): Generated {
  const dice = random(seed);
  const truth = makeTruth(dice);
  const manner = mannerOf(dice, truth);
  if (dice.chance(0.12)) truth.faults.add('no-end');
  if (dice.chance(0.3)) truth.faults.add(dice.pick(['wrong-balance', 'wrong-turnover', 'no-turnovers']));
  return { seed, bytes: writeFile(truth, manner, dice), truth, manner };
}

function mannerOf(dice: Random, { faults, documents }: Truth): Manner {
  const encoding = dice.pick(['cp1251', 'cp1251', 'cp866', 'utf8', 'utf8-bom'] as const);
  const other = dice.pick(['Windows', 'DOS', 'UTF-8'].filter((one) => one !== declaredFor[encoding]));
  const declared = dice.chance(0.15) ? other : dice.chance(0.1) ? null : declaredFor[encoding];
  if (declared === other) faults.add('declared-otherwise');
  const amounts = dice.pick(['point', 'point', 'point', 'whole', 'comma', 'hyphen', 'spaces'] as const);
  if (['comma', 'hyphen', 'spaces'].includes(amounts) && documents.length > 0) faults.add('loose-amounts');
  return {
    encoding,
    declared,
    version: dice.pick(['1.02', '1.03']),
    lineEnd: dice.pick(['\r\n', '\r\n', '\n']),
    parted: dice.chance(0.3),
    namesWithInn: dice.chance(0.5),
    purposeLines: dice.chance(0.4),
    amounts,
  };
}
