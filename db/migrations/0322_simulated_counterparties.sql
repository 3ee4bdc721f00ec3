-- Simulated counterparties of test portals answer as workers: suppliers by their links, a bank by its statement.
grant execute on function find_rfq_link(bytea), find_order_link(bytea) to prokura_worker;
grant insert on purchase_order_lines, purchase_order_answers, integration_installations, bank_statements, bank_documents,
  bank_statement_lines, bank_document_payments, bank_document_receipts to prokura_worker;
