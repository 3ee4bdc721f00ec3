import { connectMail, letterFrom, mailSettings } from '../../mailbox.ts';
import { type Before, created, firstThere, type Make, the } from './made.ts';

const [threads, messages] = ['/api/v1/mailbox/threads', '/api/v1/mailbox/messages'];

/** Letters of a mailbox that the reader has connected: one that came, and one of which nobody knows whether it left. */
export const letterRecords: Record<string, Make> = {
  [`${threads}/:id`]: async (made) => {
    const mailbox = await connectMail(mailSettings, made.portal);
    mailbox.imap.deliver(letterFrom({}));
    await mailbox.sync();
    return firstThere(made, threads);
  },
  [`${messages}/:id`]: async (made) => {
    const mailbox = await connectMail(mailSettings, made.portal);
    mailbox.smtp.plan.dropAfterData = true;
    const id = await created(made, messages);
    await made.work();
    return id;
  },
};

const aboutSupplier: Before = async (made) => {
  made.ids.entityId = await the(made, 'supplierId');
};

export const beforeLetters: Record<string, Before> = {
  [`POST ${threads}/:id/links`]: aboutSupplier,
  [`POST ${threads}/:id/unlink`]: async (made, url) => {
    await aboutSupplier(made, url);
    await created(made, `${threads}/:id/links`, url.replace('unlink', 'links'));
  },
};
