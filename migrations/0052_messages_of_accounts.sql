-- A mail is deleted with the person identified by its payload: by the account's id, or by the payment's for mails about
-- money. Older mails get these ids here.
UPDATE messages SET payload = payload || jsonb_build_object('paymentId', split_part(cause_key, ':', 2))
  WHERE template = 'payment-refunded';
UPDATE messages m SET payload = m.payload || jsonb_build_object('paymentId', r.payment_id) FROM refunds r
  WHERE m.template IN ('payment-given-back', 'refund-failed', 'refund-delayed') AND split_part(m.cause_key, ':', 2) = r.id::text;
UPDATE messages m SET payload = m.payload || jsonb_build_object('paymentId', p.id) FROM payments p
  WHERE m.template = 'payment-unknown' AND split_part(m.cause_key, ':', 2) = p.stripe_intent_id;

-- The cause of these two contains the account. A proof has the same time as the mail to the former address.
UPDATE messages SET payload = payload || jsonb_build_object('userId', split_part(cause_key, ':', 2)) WHERE template = 'welcome';
UPDATE messages SET payload = payload || jsonb_build_object('userId', split_part(split_part(cause_key, ':', 2), ' ', 1))
  WHERE template = 'address-changed';
UPDATE messages m SET payload = m.payload || jsonb_build_object('userId', told.payload ->> 'userId') FROM messages told
  WHERE m.template = 'address-proof' AND told.template = 'address-changed' AND told.created_at = m.created_at
    AND told.payload ->> 'email' = m.payload ->> 'email';
UPDATE messages m SET payload = m.payload || jsonb_build_object('userId', u.id) FROM users u
  WHERE m.template IN ('password-reset', 'invitation', 'temporary-password', 'password-changed', 'address-proof',
    'waiting-request-expired') AND NOT m.payload ? 'userId' AND lower(m.recipient) = lower(u.email) AND u.deleted_at IS NULL;

-- Mails of deleted accounts.
UPDATE messages m SET is_to_be_forgotten = true FROM users u
  WHERE u.deleted_at IS NOT NULL AND m.payload ->> 'userId' = u.id::text;
