BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE daily_days (
	day INTEGER NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	made BIGINT NOT NULL, 
	closed BOOLEAN NOT NULL, 
	best INTEGER, 
	exact BOOLEAN NOT NULL, 
	PRIMARY KEY (day)
);
CREATE TABLE daily_tries (
	day INTEGER NOT NULL, 
	holder VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	began BIGINT NOT NULL, 
	points INTEGER, 
	revealed BOOLEAN NOT NULL, 
	PRIMARY KEY (day, holder), 
	UNIQUE (table_id)
)
 WITHOUT ROWID

;
CREATE TABLE device_codes (
	person VARCHAR(32) NOT NULL, 
	code VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	device VARCHAR(32), 
	device_name TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	refused BOOLEAN NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (code)
)
 WITHOUT ROWID

;
CREATE TABLE devices (
	device VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	since BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	out BOOLEAN NOT NULL, 
	PRIMARY KEY (device)
)
 WITHOUT ROWID

;
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	data TEXT NOT NULL, 
	holder VARCHAR(32), 
	"key" VARCHAR(64), 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('longo-2',1,1000,'{"type":"created","settings":{"game":"longo","seats":2,"options":{},"time":null,"pace":600,"public":false,"takebacks":true,"first":null},"owner":"ann","seats":[{"kind":"person","holder":"ann","name":"P0","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P1","bot":null,"stand_in":null,"share":"aa"}],"commit":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","invite":null,"dice":"server"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',2,1000,'{"type":"started","first":1,"options":{"lucky":[[5,10],[7,12]]}}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',3,1000,'{"type":"thrown","roll":"2 3 1 8 1 3","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',4,1000,'{"type":"played","seat":0,"move":"y5"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',5,1000,'{"type":"played","seat":1,"move":"r5"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',6,1000,'{"type":"played","seat":1,"move":"b5"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',7,1000,'{"type":"thrown","roll":"4 4 7 8 8 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',8,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',9,1000,'{"type":"played","seat":0,"move":"r8"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',10,1000,'{"type":"played","seat":0,"move":"r11"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',11,1000,'{"type":"thrown","roll":"1 1 1 7 8 8","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',12,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',13,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',14,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',15,1000,'{"type":"thrown","roll":"7 5 2 3 4 8","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',16,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',17,1000,'{"type":"played","seat":1,"move":"g12"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',18,1000,'{"type":"played","seat":0,"move":"y10"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',19,1000,'{"type":"thrown","roll":"1 5 4 2 3 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',20,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',21,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',22,1000,'{"type":"played","seat":1,"move":"g4"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',23,1000,'{"type":"thrown","roll":"1 2 7 8 1 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',24,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',25,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',26,1000,'{"type":"played","seat":0,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',27,1000,'{"type":"thrown","roll":"1 1 3 8 6 8","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',28,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',29,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',30,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',31,1000,'{"type":"thrown","roll":"5 2 5 1 3 8","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',32,1000,'{"type":"played","seat":0,"move":"g7"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',33,1000,'{"type":"played","seat":1,"move":"r7"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',34,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',35,1000,'{"type":"thrown","roll":"5 8 5 1 1 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',36,1000,'{"type":"played","seat":0,"move":"b13"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',37,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',38,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',39,1000,'{"type":"thrown","roll":"2 2 5 2 5 4","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',40,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',41,1000,'{"type":"played","seat":0,"move":"b4"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',42,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',43,1000,'{"type":"thrown","roll":"3 6 1 8 1 4","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',44,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',45,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',46,1000,'{"type":"played","seat":1,"move":"y11"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',47,1000,'{"type":"thrown","roll":"4 6 1 8 4 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',48,1000,'{"type":"played","seat":1,"move":"r10"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',49,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',50,1000,'{"type":"played","seat":0,"move":"y14"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',51,1000,'{"type":"thrown","roll":"2 7 1 1 2 6","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',52,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',53,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',54,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2',55,1000,'{"type":"seed","seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',1,1000,'{"type":"created","settings":{"game":"qwixx","seats":3,"options":{"sheet":"qwixx"},"time":null,"pace":600,"public":false,"takebacks":true,"first":null},"owner":"ann","seats":[{"kind":"person","holder":"ann","name":"P0","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P1","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P2","bot":null,"stand_in":null,"share":"aa"}],"commit":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","invite":null,"dice":"server"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',2,1000,'{"type":"started","first":2,"options":{}}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',3,1000,'{"type":"thrown","roll":"5 1 4 2 3 3","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',4,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',5,1000,'{"type":"played","seat":1,"move":"g6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',6,1000,'{"type":"played","seat":2,"move":"b6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',7,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',8,1000,'{"type":"thrown","roll":"1 5 6 1 5 6","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',9,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',10,1000,'{"type":"played","seat":0,"move":"r6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',11,1000,'{"type":"played","seat":1,"move":"r6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',12,1000,'{"type":"played","seat":0,"move":"b7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',13,1000,'{"type":"thrown","roll":"2 4 5 5 2 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',14,1000,'{"type":"played","seat":2,"move":"r6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',15,1000,'{"type":"played","seat":1,"move":"b6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',16,1000,'{"type":"played","seat":0,"move":"y6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',17,1000,'{"type":"played","seat":1,"move":"r7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',18,1000,'{"type":"thrown","roll":"5 4 5 1 5 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',19,1000,'{"type":"played","seat":0,"move":"r9"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',20,1000,'{"type":"played","seat":1,"move":"y9"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',21,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',22,1000,'{"type":"played","seat":2,"move":"g10"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',23,1000,'{"type":"thrown","roll":"5 5 2 5 1 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',24,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',25,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',26,1000,'{"type":"played","seat":1,"move":"y10"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',27,1000,'{"type":"played","seat":0,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',28,1000,'{"type":"thrown","roll":"3 4 3 1 2 6","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',29,1000,'{"type":"played","seat":0,"move":"g7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',30,1000,'{"type":"played","seat":2,"move":"r7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',31,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',32,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',33,1000,'{"type":"thrown","roll":"1 1 3 6 1 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',34,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',35,1000,'{"type":"played","seat":2,"move":"y2"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',36,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',37,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',38,1000,'{"type":"thrown","roll":"4 2 3 2 3 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',39,1000,'{"type":"played","seat":2,"move":"y6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',40,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',41,1000,'{"type":"played","seat":0,"move":"b6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',42,1000,'{"type":"played","seat":0,"move":"b3"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',43,1000,'{"type":"thrown","roll":"6 4 1 1 3 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',44,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',45,1000,'{"type":"played","seat":1,"move":"r10"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',46,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',47,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',48,1000,'{"type":"thrown","roll":"3 2 1 1 6 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',49,1000,'{"type":"played","seat":2,"move":"b5"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',50,1000,'{"type":"played","seat":1,"move":"b5"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',51,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',52,1000,'{"type":"played","seat":2,"move":"g8"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',53,1000,'{"type":"thrown","roll":"5 1 1 4 6 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',54,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',55,1000,'{"type":"played","seat":0,"move":"g6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',56,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',57,1000,'{"type":"played","seat":0,"move":"y9"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',58,1000,'{"type":"thrown","roll":"5 1 6 4 2 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',59,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3',60,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',1,1000,'{"type":"created","settings":{"game":"six","seats":2,"options":{"variant":"basic","claim":"auto","repetition":3,"move_limit":200},"time":null,"pace":600,"public":false,"takebacks":true,"first":null},"owner":"ann","seats":[{"kind":"person","holder":"ann","name":"P0","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P1","bot":null,"stand_in":null,"share":"aa"}],"commit":null,"invite":null,"dice":null}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',2,1000,'{"type":"started","first":0,"options":{}}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',3,1000,'{"type":"played","seat":0,"move":"0,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',4,1000,'{"type":"played","seat":1,"move":"0,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',5,1000,'{"type":"played","seat":0,"move":"1,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',6,1000,'{"type":"played","seat":1,"move":"1,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',7,1000,'{"type":"played","seat":0,"move":"-1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',8,1000,'{"type":"played","seat":1,"move":"0,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',9,1000,'{"type":"played","seat":0,"move":"2,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',10,1000,'{"type":"played","seat":1,"move":"2,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',11,1000,'{"type":"played","seat":0,"move":"2,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',12,1000,'{"type":"played","seat":1,"move":"0,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',13,1000,'{"type":"played","seat":0,"move":"1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',14,1000,'{"type":"played","seat":1,"move":"-2,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',15,1000,'{"type":"played","seat":0,"move":"3,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',16,1000,'{"type":"played","seat":1,"move":"1,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',17,1000,'{"type":"played","seat":0,"move":"2,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',18,1000,'{"type":"played","seat":1,"move":"2,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',19,1000,'{"type":"played","seat":0,"move":"4,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',20,1000,'{"type":"played","seat":1,"move":"2,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',21,1000,'{"type":"played","seat":0,"move":"1,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',22,1000,'{"type":"played","seat":1,"move":"3,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',23,1000,'{"type":"played","seat":0,"move":"4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',24,1000,'{"type":"played","seat":1,"move":"0,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',25,1000,'{"type":"played","seat":0,"move":"1,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',26,1000,'{"type":"played","seat":1,"move":"-1,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',27,1000,'{"type":"played","seat":0,"move":"-2,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',28,1000,'{"type":"played","seat":1,"move":"5,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',29,1000,'{"type":"played","seat":0,"move":"6,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',30,1000,'{"type":"played","seat":1,"move":"2,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',31,1000,'{"type":"played","seat":0,"move":"5,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',32,1000,'{"type":"played","seat":1,"move":"-3,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',33,1000,'{"type":"played","seat":0,"move":"0,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',34,1000,'{"type":"played","seat":1,"move":"3,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',35,1000,'{"type":"played","seat":0,"move":"2,6"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',36,1000,'{"type":"played","seat":1,"move":"-2,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',37,1000,'{"type":"played","seat":0,"move":"7,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',38,1000,'{"type":"played","seat":1,"move":"-1,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',39,1000,'{"type":"played","seat":0,"move":"2,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',40,1000,'{"type":"played","seat":1,"move":"-4,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',41,1000,'{"type":"played","seat":0,"move":"-4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',42,1000,'{"type":"played","seat":1,"move":"8,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',43,1000,'{"type":"played","seat":0,"move":"3,2>9,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',44,1000,'{"type":"played","seat":1,"move":"-1,0>1,6"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',45,1000,'{"type":"played","seat":0,"move":"-4,2>-1,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',46,1000,'{"type":"played","seat":1,"move":"2,2>-2,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',47,1000,'{"type":"played","seat":0,"move":"1,2>-5,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',48,1000,'{"type":"played","seat":1,"move":"1,6>3,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',49,1000,'{"type":"played","seat":0,"move":"0,-1>10,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',50,1000,'{"type":"played","seat":1,"move":"3,-1>4,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',51,1000,'{"type":"played","seat":0,"move":"2,0>11,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',52,1000,'{"type":"played","seat":1,"move":"0,1>3,-3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',53,1000,'{"type":"played","seat":0,"move":"2,3>3,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',54,1000,'{"type":"played","seat":1,"move":"4,5>1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',55,1000,'{"type":"played","seat":0,"move":"3,-1>-4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',56,1000,'{"type":"played","seat":1,"move":"1,2>8,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',57,1000,'{"type":"played","seat":0,"move":"1,-1>2,7"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',58,1000,'{"type":"played","seat":1,"move":"-4,3>-6,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',59,1000,'{"type":"played","seat":0,"move":"5,1>4,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2',60,1000,'{"type":"played","seat":1,"move":"3,5>9,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',1,1000,'{"type":"created","settings":{"game":"six","seats":4,"options":{"variant":"basic","claim":"auto","repetition":3,"move_limit":200},"time":null,"pace":600,"public":false,"takebacks":true,"first":null},"owner":"ann","seats":[{"kind":"person","holder":"ann","name":"P0","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P1","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P2","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P3","bot":null,"stand_in":null,"share":"aa"}],"commit":null,"invite":null,"dice":null}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',2,1000,'{"type":"started","first":0,"options":{}}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',3,1000,'{"type":"played","seat":0,"move":"0,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',4,1000,'{"type":"played","seat":1,"move":"0,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',5,1000,'{"type":"played","seat":2,"move":"1,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',6,1000,'{"type":"played","seat":3,"move":"1,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',7,1000,'{"type":"played","seat":0,"move":"-1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',8,1000,'{"type":"played","seat":1,"move":"0,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',9,1000,'{"type":"played","seat":2,"move":"2,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',10,1000,'{"type":"played","seat":3,"move":"2,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',11,1000,'{"type":"played","seat":0,"move":"2,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',12,1000,'{"type":"played","seat":1,"move":"0,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',13,1000,'{"type":"played","seat":2,"move":"1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',14,1000,'{"type":"played","seat":3,"move":"-2,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',15,1000,'{"type":"played","seat":0,"move":"3,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',16,1000,'{"type":"played","seat":1,"move":"1,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',17,1000,'{"type":"played","seat":2,"move":"2,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',18,1000,'{"type":"played","seat":3,"move":"2,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',19,1000,'{"type":"played","seat":0,"move":"4,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',20,1000,'{"type":"played","seat":1,"move":"2,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',21,1000,'{"type":"played","seat":2,"move":"1,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',22,1000,'{"type":"played","seat":3,"move":"3,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',23,1000,'{"type":"played","seat":0,"move":"4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',24,1000,'{"type":"played","seat":1,"move":"0,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',25,1000,'{"type":"played","seat":2,"move":"1,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',26,1000,'{"type":"played","seat":3,"move":"-1,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',27,1000,'{"type":"played","seat":0,"move":"-2,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',28,1000,'{"type":"played","seat":1,"move":"5,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',29,1000,'{"type":"played","seat":2,"move":"6,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',30,1000,'{"type":"played","seat":3,"move":"2,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',31,1000,'{"type":"played","seat":0,"move":"5,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',32,1000,'{"type":"played","seat":1,"move":"-3,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',33,1000,'{"type":"played","seat":2,"move":"0,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',34,1000,'{"type":"played","seat":3,"move":"3,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',35,1000,'{"type":"played","seat":0,"move":"2,6"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',36,1000,'{"type":"played","seat":1,"move":"-2,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',37,1000,'{"type":"played","seat":2,"move":"7,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',38,1000,'{"type":"played","seat":3,"move":"-1,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',39,1000,'{"type":"played","seat":0,"move":"2,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',40,1000,'{"type":"played","seat":1,"move":"-4,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',41,1000,'{"type":"played","seat":2,"move":"-4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',42,1000,'{"type":"played","seat":3,"move":"8,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',43,1000,'{"type":"played","seat":0,"move":"3,2>9,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',44,1000,'{"type":"played","seat":1,"move":"-1,0>1,6"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',45,1000,'{"type":"played","seat":2,"move":"-4,2>-1,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',46,1000,'{"type":"played","seat":3,"move":"2,2>-2,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',47,1000,'{"type":"played","seat":0,"move":"1,2>-5,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',48,1000,'{"type":"played","seat":1,"move":"1,6>3,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',49,1000,'{"type":"played","seat":2,"move":"0,-1>10,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',50,1000,'{"type":"played","seat":3,"move":"3,-1>4,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',51,1000,'{"type":"played","seat":0,"move":"2,0>11,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',52,1000,'{"type":"played","seat":1,"move":"0,1>3,-3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',53,1000,'{"type":"played","seat":2,"move":"2,3>3,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',54,1000,'{"type":"played","seat":3,"move":"4,5>1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',55,1000,'{"type":"played","seat":0,"move":"3,-1>-4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',56,1000,'{"type":"played","seat":1,"move":"1,2>8,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',57,1000,'{"type":"played","seat":2,"move":"1,-1>2,7"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',58,1000,'{"type":"played","seat":3,"move":"-4,3>-6,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',59,1000,'{"type":"played","seat":0,"move":"5,1>4,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4',60,1000,'{"type":"played","seat":1,"move":"3,5>9,-2"}',NULL,NULL);
CREATE TABLE finished (
	holder VARCHAR(32) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	seats VARCHAR(32) NOT NULL, 
	data TEXT NOT NULL, 
	record BLOB, 
	review BLOB, 
	reviewed_at BIGINT, 
	boxes TEXT, 
	PRIMARY KEY (holder, id)
)
 WITHOUT ROWID

;
CREATE TABLE holders (
	holder VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (holder, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE pad_sheets (
	pad_id VARCHAR(32) NOT NULL, 
	id VARCHAR(32) NOT NULL, 
	place INTEGER NOT NULL, 
	holder VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	lucky TEXT NOT NULL, 
	log TEXT NOT NULL, 
	stored TEXT NOT NULL, 
	PRIMARY KEY (pad_id, id), 
	FOREIGN KEY(pad_id) REFERENCES pads (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE pads (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	link VARCHAR(32), 
	next VARCHAR(32), 
	seq INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	public BOOLEAN NOT NULL, 
	driven BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, 
	active_at BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	invite VARCHAR(32), 
	watch VARCHAR(32), 
	summary TEXT NOT NULL, 
	driver VARCHAR(32), 
	PRIMARY KEY (id), 
	UNIQUE (invite), 
	UNIQUE (watch)
);
INSERT INTO "tables" VALUES('qwixx-3','ann','playing',0,0,0,1000,0,'0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,'{"id":"qwixx-3-1-60","game":"qwixx","status":"playing","seats":[{"name":"P0","kind":"person"},{"name":"P1","kind":"person"},{"name":"P2","kind":"person"}],"public":false,"time":null,"created":1000,"active_at":1000,"yours":[],"owner":false,"result":null,"owned_by":"ann","held_by":["ann","ann","ann"]}',NULL);
INSERT INTO "tables" VALUES('longo-2','ann','over',0,0,0,1000,0,'0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,'{"id":"longo-2-1-60","game":"longo","status":"over","seats":[{"name":"P0","kind":"person"},{"name":"P1","kind":"person"}],"public":false,"time":null,"created":1000,"active_at":1000,"yours":[],"owner":false,"result":"8 -9","owned_by":"ann","held_by":["ann","ann"]}',NULL);
INSERT INTO "tables" VALUES('six-2','ann','playing',0,0,0,1000,0,'0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,'{"id":"six-2-1-60","game":"six","status":"playing","seats":[{"name":"P0","kind":"person"},{"name":"P1","kind":"person"}],"public":false,"time":null,"created":1000,"active_at":1000,"yours":[],"owner":false,"result":null,"owned_by":"ann","held_by":["ann","ann"]}',NULL);
INSERT INTO "tables" VALUES('six-4','ann','playing',0,0,0,1000,0,'0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,'{"id":"six-4-1-60","game":"six","status":"playing","seats":[{"name":"P0","kind":"person"},{"name":"P1","kind":"person"},{"name":"P2","kind":"person"},{"name":"P3","kind":"person"}],"public":false,"time":null,"created":1000,"active_at":1000,"yours":[],"owner":false,"result":null,"owned_by":"ann","held_by":["ann","ann","ann","ann"]}',NULL);
CREATE TABLE tickets (
	ticket VARCHAR(32) NOT NULL, 
	holder VARCHAR(32) NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (ticket)
);
CREATE TABLE uptimes (
	id INTEGER NOT NULL, 
	started BIGINT NOT NULL, 
	ended BIGINT NOT NULL, 
	ran BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "uptimes" VALUES(1,1795122558792,1795122558792,0);
CREATE INDEX daily_tries_holder ON daily_tries (holder, day);
CREATE INDEX device_codes_created ON device_codes (created);
CREATE INDEX device_codes_device ON device_codes (device);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX devices_used ON devices (used);
CREATE INDEX finished_id ON finished (id);
CREATE INDEX finished_incomplete ON finished (id) WHERE record IS NULL;
CREATE INDEX finished_used ON finished (used);
CREATE INDEX pads_owner ON pads (owner, created);
CREATE INDEX pads_used ON pads (used);
CREATE INDEX tables_driven ON tables (driver) WHERE driven;
CREATE INDEX tables_public ON tables (public, status, active_at);
CREATE INDEX tables_used ON tables (used);
CREATE INDEX tickets_created ON tickets (created);
CREATE INDEX tickets_holder ON tickets (holder, created);
CREATE INDEX holders_table ON holders (table_id);
COMMIT;
