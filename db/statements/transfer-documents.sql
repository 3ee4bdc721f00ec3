-- Generated: every statement transfer-documents sends.

insert into transfer_documents (tenant_id, id, installation_id, file_name, file_size, sha256, file_id, function, format_version, encoding, number, date, transferred_on, operation, currency, currency_code, seller, buyer, basis, net, vat, gross, lines, remarks, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26) on conflict (tenant_id, sha256) do nothing returning id;

select
  document.id, document.installation_id as "installationId", document.file_name as "fileName", document.file_size as "fileSize",
  document.status, document.function, document.format_version as "formatVersion", document.encoding, document.number, document.date,
  document.transferred_on as "transferredOn", document.operation, document.currency, document.seller, document.buyer, document.basis,
  document.net, document.vat, document.gross, document.counterparty_id as "counterpartyId", document.invoice_id as "invoiceId",
  document.attached, document.applied_at as "appliedAt", document.version, document.created_at as "createdAt",
  document.updated_at as "updatedAt", document.created_by as "createdBy" from transfer_documents document where document.tenant_id = $1
  order by document.created_at desc, document.id desc limit 51;

select
  document.id, document.installation_id as "installationId", document.file_name as "fileName", document.file_size as "fileSize",
  document.status, document.function, document.format_version as "formatVersion", document.encoding, document.number, document.date,
  document.transferred_on as "transferredOn", document.operation, document.currency, document.seller, document.buyer, document.basis,
  document.net, document.vat, document.gross, document.counterparty_id as "counterpartyId", document.invoice_id as "invoiceId",
  document.attached, document.applied_at as "appliedAt", document.version, document.created_at as "createdAt",
  document.updated_at as "updatedAt", document.created_by as "createdBy", document.lines, document.remarks from transfer_documents document
  where document.tenant_id = $1 and document.id = $2;

select 1 from transfer_documents document where document.tenant_id = $1 and document.id = $2 for update;

select id from transfer_documents where tenant_id = $1 and invoice_id = $2 order by id for update;

select id from transfer_documents where tenant_id = $1 and sha256 = $2;

select other.number from transfer_documents own
  join transfer_documents other on other.tenant_id = own.tenant_id and other.file_id = own.file_id and other.id <> own.id
  where own.tenant_id = $1 and own.id = $2 and own.file_id <> '' order by other.number = $3 desc limit 1;

update transfer_documents set counterparty_id = $1, version = version + 1, updated_at = now(), updated_by = $2
  where tenant_id = $3 and id = $4;

update transfer_documents set status = 'applied', invoice_id = $1, attached = $2, applied_at = now(),
  version = version + 1, updated_at = now(), updated_by = $3
  where tenant_id = $4 and id = $5;

update transfer_documents set status = 'uploaded', invoice_id = null, attached = false, applied_at = null, version = version + 1,
  updated_at = now()
  where tenant_id = $1 and id = $2;
