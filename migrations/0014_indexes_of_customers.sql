-- No question asks for customers in this order, and every new one paid for it.
DROP INDEX customers_by_name;
-- Uniting and forgetting ask for the requests of a customer.
CREATE INDEX waiting_list_of_customer ON waiting_list (customer_id) WHERE (customer_id IS NOT NULL);
