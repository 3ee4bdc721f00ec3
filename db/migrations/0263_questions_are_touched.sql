-- A renamed supplier is shown by its questions, so that polling finds them.
grant update on rfq_questions to prokura_worker;
