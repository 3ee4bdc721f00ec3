import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { deliverLetter } from './deliver-letter.ts';
import type { LetterLocale } from './letters/letter.ts';
import { type LetterTemplate, type VariablesOf, wordLetter } from './letters/letter-templates.ts';
import { variablesOf } from './variables-of.ts';

interface LetterToWrite<T extends LetterTemplate> {
  template: T;
  to: string;
  locale: LetterLocale;
  variables: VariablesOf<T>;
  /** The record it is about: its domain hears `letter.failed`, should the letter be given up. */
  about?: {
    entityType: string;
    entityId: string;
    /** Where the portal shows it: `/supplier-rfqs/0193…`. */
    page: string;
  };
  /** The person it is written for: answers go to him, and he gets a letter if this one is given up. */
  writtenFor?: string | null;
  /** Files of the portal that go with it. They are read when the letter leaves. */
  attachmentIds?: readonly string[];
}

/** Writes a letter into the portal's outgoing mail: it leaves if, and only if, this transaction commits. Answers its identifier. */
export async function sendLetter<T extends LetterTemplate>(
  ctx: WriteContext,
  letter: LetterToWrite<T>,
  { dueAt }: { dueAt?: string | undefined } = {},
): Promise<string> {
  const [letterId] = (await writeLetters(ctx, [letter])) as [string];
  await ctx.enqueue(deliverLetter, { letterId }, dueAt === undefined ? {} : { dueAt });
  return letterId;
}

/** Many letters of one occasion: as many statements as for one. */
export async function sendLetters<T extends LetterTemplate>(
  ctx: WriteContext,
  letters: ReadonlyArray<LetterToWrite<T>>,
): Promise<void> {
  if (letters.length === 0) return;
  const ids = await writeLetters(ctx, letters);
  await ctx.enqueueAll(
    deliverLetter,
    ids.map((letterId) => ({ letterId })),
  );
}

async function writeLetters<T extends LetterTemplate>(
  ctx: WriteContext,
  letters: ReadonlyArray<LetterToWrite<T>>,
): Promise<string[]> {
  const ids = letters.map(() => uuidv7());
  if (ctx.staysInside) return ids;
  const secrets = letters.map(({ variables }, index) => ({
    place: variablesOf(ids[index] as string),
    secret: JSON.stringify(variables),
  }));
  const sealed = await ctx.services.vault.sealAll(ctx.db, secrets);
  const rows = letters.map(({ to, template, locale, variables, about, writtenFor, attachmentIds }, index) => ({
    id: ids[index],
    recipient: to,
    template,
    locale,
    subject: wordLetter(template, variables, locale).subject,
    variables: sealed[index],
    about_type: about?.entityType ?? null,
    about_id: about?.entityId ?? null,
    about_page: about?.page ?? null,
    written_for: writtenFor ?? null,
    attachment_ids: `{${(attachmentIds ?? []).join(',')}}`,
  }));
  await ctx.db.execute(sql`
    insert into letters (tenant_id, id, recipient, template, locale, subject, variables, about_type, about_id, about_page, written_for,
      attachment_ids)
    select ${ctx.db.tenant}::uuid, id, recipient, template, locale, subject, variables, about_type, about_id, about_page, written_for,
      attachment_ids
    from json_to_recordset(${JSON.stringify(rows)}::json) given(id uuid, recipient text, template text, locale text, variables text,
      about_type text, about_id uuid, about_page text, written_for uuid, attachment_ids uuid[], subject text)
    returning id`);
  return ids;
}
