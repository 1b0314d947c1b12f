-- The words a visitor agreed to when they allowed text messages, as they stood beside the box. Null: they did not, or a
-- program sent the request without them.
alter table leads add column sms_consent_text text;
