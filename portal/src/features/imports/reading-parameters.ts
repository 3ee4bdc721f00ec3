import { say } from '../../kit/say.ts';
import type { ImportJob } from './queries.ts';

export type Parameters = ImportJob['parameters'];

/** The change that has a file read again; whose prices they are stays with the rows. */
export function readAnew({ parameters, version }: ImportJob, changed: Partial<Parameters>) {
  const { supplierId: _, ...before } = parameters;
  return { parameters: { ...before, ...changed }, version };
}

/** Encodings that a file of text may be in, by where they are used. */
export const encodings = () => [
  {
    group: say('Unicode and Russian', 'Юникод и русские'),
    items: [
      { value: 'utf-8', label: 'UTF-8' },
      { value: 'windows-1251', label: 'Windows-1251' },
      { value: 'cp866', label: 'CP866 (DOS)' },
      { value: 'koi8-r', label: 'KOI8-R' },
      { value: 'utf-16le', label: 'UTF-16 LE' },
      { value: 'utf-16be', label: 'UTF-16 BE' },
    ],
  },
  {
    group: say('Western European', 'Западноевропейские'),
    items: [
      { value: 'windows-1252', label: 'Windows-1252' },
      { value: 'iso-8859-1', label: 'ISO-8859-1' },
      { value: 'iso-8859-15', label: 'ISO-8859-15' },
    ],
  },
  {
    group: say('Central European', 'Центральноевропейские'),
    items: [
      { value: 'windows-1250', label: 'Windows-1250' },
      { value: 'iso-8859-2', label: 'ISO-8859-2' },
    ],
  },
];
