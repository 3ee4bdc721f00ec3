import Type from 'typebox';
import { id, instant, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { scopesOf } from '../../records/record-host.ts';
import { linkSeconds, sealLink } from '../download-link.ts';
import { file, files } from '../file.ts';
import { demandReadable, type FileHost } from '../host.ts';
import { demandClean } from '../record-file.ts';

export const getDownloadUrl = (hosts: readonly FileHost[]) =>
  query({
    name: 'files.get-download-url',
    summary: words('Get a download link', 'Получить ссылку на скачивание'),
    description:
      'The link needs no credentials and serves five minutes, for this file and in the name of the caller alone: it ends when the person is blocked.',
    permission: 'files.read',
    scope: scopesOf(hosts, 'get'),
    refuses: ['conflict', 'file_quarantined', 'scan_pending'],
    input: object({ fileId: id() }),
    output: object({
      url: Type.String({ format: 'uri', title: 'Address to fetch the file from' }),
      expiresAt: instant('It serves until'),
    }),

    async run(ctx, { fileId }) {
      const asked = await files.byId(ctx.db, fileId);
      await demandReadable(ctx, hosts, asked);
      if (asked.status === 'removed') throw notFound(file.noun);
      demandClean(asked.scanStatus);
      const expiresAt = new Date(Date.now() + linkSeconds * 1000);
      const { services, actor, db } = ctx;
      const token = sealLink(services, { tenantId: db.tenant, userId: actor.userId, fileId, expiresAt });
      return { url: `${services.publicUrl}/api/v1/files/download/${token}`, expiresAt: expiresAt.toISOString() };
    },
  });
