-- The letter of a registration is sent while somebody waits for the answer, by the web process, which writes down how it fared.
grant update (ref, attempts) on letters to prokura_service;
