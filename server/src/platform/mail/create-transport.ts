import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type Mailer from 'nodemailer/lib/mailer/index.js';
import type { Mail, MailPerson, OutgoingLetter } from '../../kernel/services.ts';
import { isMailAddress } from './is-mail-address.ts';

type MailTransportOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`; without it letters are written to `mailDir`. */
  readonly smtpUrl?: string | undefined;
  /** `Prokura <no-reply@example.com>` */
  readonly mailFrom: string;
  readonly mailDir: string;
};

/** Why a letter did not leave; `permanent` when trying again would change nothing. */
export type MailFailure = Error & { readonly permanent: boolean };

type MailTransport = Mail & { readonly close: () => void };

export function createTransport(options: MailTransportOptions): MailTransport {
  return options.smtpUrl === undefined ? fileTransport(options) : smtpTransport(options.smtpUrl, options.mailFrom);
}

function smtpTransport(smtpUrl: string, mailFrom: string): MailTransport {
  const url = new URL(smtpUrl);
  for (const [name, value] of Object.entries(SMTP_DEFAULTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  const mailer = nodemailer.createTransport(url.href);
  return {
    leaves: true,
    send: async (letter) => {
      const message = compose(letter, mailFrom);
      const sent = await mailer.sendMail(message).catch((error: Error) => {
        throw mailFailure(error.message, isRefusal(error), error);
      });
      return { ref: sent.response };
    },
    close: () => mailer.close(),
  };
}

function fileTransport({ mailFrom, mailDir }: MailTransportOptions): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    leaves: false,
    send: async (letter) => {
      const { message } = await composer.sendMail(compose(letter, mailFrom));
      const ref = await writeMailFile(mailDir, letter.messageId, message as Buffer).catch((error: Error) => {
        throw mailFailure(error.message, false, error);
      });
      return { ref };
    },
    close: () => composer.close(),
  };
}

const SMTP_DEFAULTS = {
  pool: 'true',
  maxConnections: '3',
  connectionTimeout: '10000',
  greetingTimeout: '10000',
  socketTimeout: '30000',
};

/** What is handed to nodemailer: addresses as objects, so that nothing in them is parsed, and every header one line. */
function compose(letter: OutgoingLetter, mailFrom: string): Mailer.Options {
  if (!isMailAddress(letter.to)) throw mailFailure('The address of the letter cannot be used', true);
  if (!MESSAGE_ID.test(letter.messageId)) throw mailFailure('The id of the letter cannot be used', true);
  return {
    from: letter.sender === undefined ? mailFrom : sentBy(oneLine(letter.sender), mailFrom),
    ...(letter.replyTo && { replyTo: { name: oneLine(letter.replyTo.name), address: letter.replyTo.address } }),
    to: { name: '', address: letter.to },
    subject: oneLine(letter.subject),
    html: letter.html,
    text: letter.text,
    messageId: `<${letter.messageId}>`,
    attachments: (letter.attachments ?? []).map(({ fileName, mimeType, content }) => ({
      ...{ filename: oneLine(fileName), contentType: mimeType, content },
    })),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** `ООО «Ромашка» · Prokura <no-reply@example.com>`: mail servers check the address, people read the name. */
function sentBy(sender: string, mailFrom: string): MailPerson {
  const [, ours = '', address = mailFrom] = /^(.*)<(.+)>$/.exec(mailFrom) ?? [];
  const name = ours.trim().replaceAll('"', '');
  return { name: name === '' ? sender : `${sender} · ${name}`, address };
}

const MESSAGE_ID = /^[\w.+-]{1,128}@[\w.-]{1,120}$/;

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function isRefusal(error: Error): boolean {
  return 'responseCode' in error && Number(error.responseCode) >= 500 && 'command' in error && error.command !== 'AUTH';
}

function mailFailure(message: string, permanent: boolean, cause?: unknown): MailFailure {
  return Object.assign(new Error(message, { cause }), { permanent });
}

/** Writes `<time>-<id>.eml`; a reader of the folder sees the whole letter or none. */
async function writeMailFile(mailDir: string, messageId: string, message: Buffer): Promise<string> {
  await mkdir(mailDir, { recursive: true });
  const time = new Date().toISOString().replaceAll(':', '-');
  const name = `${time}-${messageId.replace(/@.*$/, '').replace(/[^\w-]/g, '_')}`;
  const path = join(mailDir, `${name}.eml`);
  const draft = join(mailDir, `.${name}.tmp`);
  await writeFile(draft, message, { mode: 0o600 });
  await rename(draft, path);
  return path;
}
