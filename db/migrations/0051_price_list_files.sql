-- Files of price lists are written by the worker.
grant insert, update on price_list_items to prokura_worker;
