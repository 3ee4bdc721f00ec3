-- A plate is found in Latin letters too: Russian plates have only letters that both alphabets share.
alter table vehicles add column plate_latin text generated always as (translate(plate_number, 'АВЕКМНОРСТУХ', 'ABEKMHOPCTYX')) stored;

-- Where goods come from, and what tells of their way, as an invoice for VAT says it (its columns 10 to 13).
alter table delivery_document_lines add column country_code text check (country_code ~ '^[A-Z]{2}$');
alter table delivery_document_lines add column customs_declaration text collate people check (length(customs_declaration) <= 100);
alter table delivery_document_lines add column traced_uom text;
alter table delivery_document_lines add column traced_quantity measure check (traced_quantity > 0);
alter table delivery_document_lines add check ((traced_uom is null) = (traced_quantity is null));
