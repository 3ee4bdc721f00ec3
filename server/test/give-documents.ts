import { sentRecords } from '../../nouns/e-document.ts';
import { owner, type Portal } from './harness.ts';

/** A document given to an operator, of every kind of record that may be. */
export const giveDocuments = ({ tenantId }: Portal) =>
  owner.query(
    `with made as (insert into integration_installations (tenant_id, slug, status, settings) values ($1, 'edo-diadoc', 'installed', '{}') returning id)
     insert into e_documents (tenant_id, operator, installation_id, entity_type, entity_id, document_version, title, format, write_id, recipient)
     select $1, 'A', made.id, given.entity_type, uuidv7(), 1, 'Счёт', 'pdf', uuidv7(), '{"id": null, "name": null, "inn": null, "kpp": null}'
     from made, unnest($2::text[]) as given (entity_type)`,
    [tenantId, Object.keys(sentRecords)],
  );
