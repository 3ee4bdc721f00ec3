import SMTPConnection from 'nodemailer/lib/smtp-connection';
import XOAuth2 from 'nodemailer/lib/xoauth2';
import type { Call } from '../../../kernel/integrations/call.ts';
import type { EmailSettings } from '../email-settings.ts';
import { trusted } from '../trusted.ts';
import { smtpFault } from './smtp-fault.ts';

/** A connection that has greeted and, where the settings ask for it, is encrypted and signed in. The address was judged beforehand. */
export async function openSmtp(call: Call<EmailSettings>): Promise<SMTPConnection> {
  const { smtp } = call.settings;
  const { address, servername } = await call.mailServer(smtp);
  const connection = new SMTPConnection({
    host: address,
    port: smtp.port,
    secure: smtp.security === 'ssl',
    requireTLS: smtp.security === 'starttls',
    ignoreTLS: smtp.security === 'none',
    ...(servername !== undefined && { servername }),
    name: smtp.fromEmail.slice(smtp.fromEmail.lastIndexOf('@') + 1),
    tls: trusted(call.settings),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    logger: false,
  });
  // An error after the step that waited for it was already reported by that step.
  connection.on('error', () => {});
  try {
    await inTurn(connection, (done) => connection.connect((error) => done(error ?? null)));
    const auth = await signIn(call);
    if (auth) await inTurn(connection, (done) => connection.login(auth, done));
    return connection;
  } catch (error) {
    connection.close();
    throw smtpFault(error as Error, smtp);
  }
}

/** A step of the conversation; a connection that breaks ends it, whoever notices first. */
export function inTurn<T = unknown>(
  connection: SMTPConnection,
  step: (done: (error: Error | null, result?: T) => void) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () =>
      reject(Object.assign(new Error('The connection was closed'), { code: 'ECONNECTION' })),
    );
    step((error, result) => (error ? reject(error) : resolve(result as T)));
  });
}

async function signIn({ settings: { smtp, oauth }, accessToken }: Call<EmailSettings>) {
  const user = smtp.login ?? smtp.fromEmail;
  if (smtp.password !== undefined) return { user, credentials: { user, pass: smtp.password } };
  if (oauth === undefined) return null;
  const oauth2 = new XOAuth2({ user, accessToken: await accessToken() });
  return { type: 'OAUTH2', method: 'XOAUTH2', user, oauth2 };
}
