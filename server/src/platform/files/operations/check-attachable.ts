import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { scopesOf } from '../../records/record-host.ts';
import { demandWritable, type FileHost } from '../host.ts';

/** Before anything is stored: the record is there and the caller may change it. */
export const checkAttachable = (hosts: readonly FileHost[]) =>
  query({
    name: 'files.check-attachable',
    summary: words('Check that a file may be attached', 'Проверить, что файл можно прикрепить'),
    permission: 'files.upload',
    scope: scopesOf(hosts, 'update'),
    input: object({ entityType: Type.String(), entityId: id() }),
    output: Type.Unknown(),
    run: (ctx, attached) => demandWritable(ctx, hosts, attached),
  });
