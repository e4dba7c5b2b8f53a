-- No query uses this order, and each new customer pays for the index.
DROP INDEX customers_by_name;
-- Merging and anonymizing a customer look up the waiting requests.
CREATE INDEX waiting_list_of_customer ON waiting_list (customer_id) WHERE (customer_id IS NOT NULL);
