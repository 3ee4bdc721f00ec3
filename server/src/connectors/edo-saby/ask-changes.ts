import type { Call } from '../../kernel/integrations/call.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { askSaby } from './ask-saby.ts';
import { participantOf } from './participant.ts';
import type { SabySettings } from './settings.ts';
import { type TimeFormat, writeTime } from './times.ts';
import { documents, isYes, many, read, type SabyDocument } from './wire.ts';

interface Window {
  since: Date;
  upTo: Date;
  page: number;
  /** The format that was taken before. */
  known?: TimeFormat | undefined;
}

interface Changes {
  documents: readonly SabyDocument[];
  more: boolean;
  format: TimeFormat;
}

/** Saby takes 200 documents to a page at most. */
export const pageSize = 100;

/** A page of the list of changes. Where nobody said how times are written, the other way is tried after the first was refused. */
export async function askChanges(call: Call<SabySettings>, window: Window): Promise<Changes> {
  const [first, second] = formatsToTry(call.settings.timeFormat, window.known);
  try {
    return await askIn(call, window, first);
  } catch (error) {
    if (second === undefined || !(error instanceof ProviderError) || error.kind !== 'validation') throw error;
    // Refused both ways, it is not the time that was wrong.
    return askIn(call, window, second).catch((again) => {
      throw again instanceof ProviderError && again.kind === 'validation' ? error : again;
    });
  }
}

export function formatsToTry(
  chosen: SabySettings['timeFormat'],
  known: TimeFormat | undefined,
): [TimeFormat, TimeFormat?] {
  if (chosen === 'colon' || chosen === 'dot') return [chosen];
  return known === 'dot' ? ['dot', 'colon'] : ['colon', 'dot'];
}

async function askIn(call: Call<SabySettings>, { since, upTo, page }: Window, format: TimeFormat): Promise<Changes> {
  const { organisation } = call.settings;
  const answer = await askSaby(call, {
    class: 'read',
    method: 'СБИС.СписокИзменений',
    params: {
      // By this name alone: under another the filter is not seen.
      Фильтр: {
        ДатаВремяС: writeTime(since, format),
        ДатаВремяПо: writeTime(upTo, format),
        ...(organisation && { НашаОрганизация: participantOf({ kpp: null, ...organisation }) }),
        ПолныйСертификатЭП: 'Нет',
        Навигация: { РазмерСтраницы: String(pageSize), Страница: String(page) },
      },
    },
    operation: 'changes.list',
  });
  const { Документ, Навигация } = read(documents, answer);
  return { documents: many(Документ), more: isYes(Навигация?.ЕстьЕще), format };
}
