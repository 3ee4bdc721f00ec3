import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type NoticeKind, noticeKinds } from '../../../../nouns/notice-kinds.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import type { LetterLocale } from '../mail/letters/letter.ts';
import { type LetterTemplate, type VariablesOf, wordLetter } from '../mail/letters/letter-templates.ts';
import { sendLetters } from '../mail/send-letter.ts';
import { isSample } from '../samples/is-sample.ts';
import { nextTurn } from './digest/next-turn.ts';
import { insertNotices, type NoticeToWrite } from './insert-notices.ts';
import { noticeTemplates } from './notice-templates.ts';
import { type Reader, readersAmong } from './readers-among.ts';
import type { Telling } from './telling.ts';

/**
 * Tells people of what concerns them, each in the way he has chosen: in the bell, and by a letter now or in the letter of the day.
 * Whoever was told under the same key is not told again. As many statements for one person as for all.
 */
export async function tellPeople<Kind extends NoticeKind>(ctx: WriteContext, told: Telling<Kind>): Promise<void> {
  if (ctx.staysInside) return;
  const wanted = [...new Set(told.people)].filter((id) => id !== told.causedBy);
  if (wanted.length === 0) return;
  if (told.byClock && (await isSample(ctx.db, told.about))) return;
  const permission = permissionFor(told);
  const readers = (await readersAmong(ctx.db, told.kind, permission, wanted)).filter(({ way }) => way !== 'none');
  if (readers.length === 0) return;
  const key = told.key ?? uuidv7();
  const drafts = new Map(readers.map((reader) => [reader.id, draftFor(ctx, { ...told, key }, permission, reader)]));
  const fresh = await insertNotices(
    ctx.db,
    [...drafts.values()].map(({ notice }) => notice),
  );
  await sendLetters(
    ctx,
    fresh.flatMap((userId) => drafts.get(userId)?.letter ?? []),
  );
}

function permissionFor({ kind, about }: Pick<Telling<NoticeKind>, 'kind' | 'about'>): Permission | null {
  const { reader } = noticeKinds[kind];
  if (reader !== 'of the record') return reader;
  if (about.reader === undefined) throw new Error(`A notice of the kind ${kind} says what reading its record takes`);
  return about.reader;
}

interface Draft {
  notice: NoticeToWrite;
  /** For whoever hears by a letter at once. */
  letter: { template: LetterTemplate; to: string; locale: LetterLocale; variables: VariablesOf<LetterTemplate> } | null;
}

function draftFor<Kind extends NoticeKind>(
  { services }: WriteContext,
  { kind, key, about, variables: given }: Telling<Kind> & { key: string },
  permission: Permission | null,
  reader: Reader,
): Draft {
  const template: LetterTemplate = noticeTemplates[kind];
  const own = typeof given === 'function' ? given(reader) : given;
  const addressed = { name: reader.name, timeZone: reader.timezone, url: `${services.publicUrl}${about.page}` };
  const variables = { ...own, ...addressed } as VariablesOf<LetterTemplate>;
  const { entityType, entityId, page } = about;
  return {
    notice: {
      ...{ userId: reader.id, kind, key, entityType, entityId, page, permission },
      ...{ ru: wordsOf(template, variables, 'ru'), en: wordsOf(template, variables, 'en') },
      digestAt: reader.way === 'digest' ? nextTurn(reader.digestHour, reader.timezone, portalNow()) : null,
    },
    letter: reader.way === 'at_once' ? { template, to: reader.email, locale: reader.locale, variables } : null,
  };
}

/** Letters break names so that no mail program makes a link of them; the portal shows plain text. */
function wordsOf(template: LetterTemplate, variables: unknown, locale: LetterLocale) {
  const { subject, preheader } = wordLetter(template, variables, locale);
  return { title: subject.replaceAll('\u2060', ''), text: preheader.replaceAll('\u2060', '') };
}
