-- No code is mailed to prove a mailbox: the desk asks for the password, and the mailed link proves it too.
drop table auth.reauthentications;
