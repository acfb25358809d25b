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
INSERT INTO "events" VALUES('longo-2-1-60',1,1000,'{"type":"created","settings":{"game":"longo","seats":2,"options":{},"time":null,"pace":600,"public":false,"takebacks":true,"first":null},"owner":"ann","seats":[{"kind":"person","holder":"ann","name":"P0","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P1","bot":null,"stand_in":null,"share":"aa"}],"commit":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","invite":null,"dice":"server"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',2,1000,'{"type":"started","first":1,"options":{"lucky":[[5,10],[7,12]]}}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',3,1000,'{"type":"thrown","roll":"2 3 1 8 1 3","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',4,1000,'{"type":"played","seat":0,"move":"y5"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',5,1000,'{"type":"played","seat":1,"move":"r5"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',6,1000,'{"type":"played","seat":1,"move":"b5"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',7,1000,'{"type":"thrown","roll":"4 4 7 8 8 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',8,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',9,1000,'{"type":"played","seat":0,"move":"r8"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',10,1000,'{"type":"played","seat":0,"move":"r11"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',11,1000,'{"type":"thrown","roll":"1 1 1 7 8 8","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',12,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',13,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',14,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',15,1000,'{"type":"thrown","roll":"7 5 2 3 4 8","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',16,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',17,1000,'{"type":"played","seat":1,"move":"g12"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',18,1000,'{"type":"played","seat":0,"move":"y10"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',19,1000,'{"type":"thrown","roll":"1 5 4 2 3 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',20,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',21,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',22,1000,'{"type":"played","seat":1,"move":"g4"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',23,1000,'{"type":"thrown","roll":"1 2 7 8 1 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',24,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',25,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',26,1000,'{"type":"played","seat":0,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',27,1000,'{"type":"thrown","roll":"1 1 3 8 6 8","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',28,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',29,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',30,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',31,1000,'{"type":"thrown","roll":"5 2 5 1 3 8","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',32,1000,'{"type":"played","seat":0,"move":"g7"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',33,1000,'{"type":"played","seat":1,"move":"r7"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',34,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',35,1000,'{"type":"thrown","roll":"5 8 5 1 1 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',36,1000,'{"type":"played","seat":0,"move":"b13"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',37,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',38,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',39,1000,'{"type":"thrown","roll":"2 2 5 2 5 4","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',40,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',41,1000,'{"type":"played","seat":0,"move":"b4"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',42,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',43,1000,'{"type":"thrown","roll":"3 6 1 8 1 4","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',44,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',45,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',46,1000,'{"type":"played","seat":1,"move":"y11"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',47,1000,'{"type":"thrown","roll":"4 6 1 8 4 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',48,1000,'{"type":"played","seat":1,"move":"r10"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',49,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',50,1000,'{"type":"played","seat":0,"move":"y14"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',51,1000,'{"type":"thrown","roll":"2 7 1 1 2 6","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',52,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',53,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',54,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('longo-2-1-60',55,1000,'{"type":"seed","seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',1,1000,'{"type":"created","settings":{"game":"qwixx","seats":1,"options":{"sheet":"qwixx"},"time":null,"pace":600,"public":false,"takebacks":true,"first":null},"owner":"ann","seats":[{"kind":"person","holder":"ann","name":"P0","bot":null,"stand_in":null,"share":"aa"}],"commit":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","invite":null,"dice":"server"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',2,1000,'{"type":"started","first":0,"options":{}}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',3,1000,'{"type":"thrown","roll":"6 3 3 4 5 3","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',4,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',5,1000,'{"type":"played","seat":0,"move":"g11"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',6,1000,'{"type":"thrown","roll":"4 5 1 5 2 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',7,1000,'{"type":"played","seat":0,"move":"b9"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',8,1000,'{"type":"played","seat":0,"move":"b7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',9,1000,'{"type":"thrown","roll":"5 1 1 5 6 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',10,1000,'{"type":"played","seat":0,"move":"y6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',11,1000,'{"type":"played","seat":0,"move":"g7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',12,1000,'{"type":"thrown","roll":"6 4 2 3 5 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',13,1000,'{"type":"played","seat":0,"move":"y10"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',14,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',15,1000,'{"type":"thrown","roll":"2 3 1 5 5 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',16,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',17,1000,'{"type":"played","seat":0,"move":"r4"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',18,1000,'{"type":"thrown","roll":"5 3 1 5 5 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',19,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',20,1000,'{"type":"played","seat":0,"move":"r6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',21,1000,'{"type":"thrown","roll":"4 2 4 4 1 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',22,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',23,1000,'{"type":"played","seat":0,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',24,1000,'{"type":"thrown","roll":"2 5 4 5 1 3","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',25,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',26,1000,'{"type":"played","seat":0,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',27,1000,'{"type":"thrown","roll":"1 4 4 1 3 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',28,1000,'{"type":"played","seat":0,"move":"b5"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',29,1000,'{"type":"played","seat":0,"move":"g4"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',30,1000,'{"type":"thrown","roll":"6 4 1 1 5 4","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',31,1000,'{"type":"played","seat":0,"move":"r10"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',32,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',33,1000,'{"type":"thrown","roll":"6 4 3 4 2 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',34,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',35,1000,'{"type":"played","seat":0,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',36,1000,'{"type":"thrown","roll":"3 3 5 6 5 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',37,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',38,1000,'{"type":"played","seat":0,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-1-1-100000',39,1000,'{"type":"seed","seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',1,1000,'{"type":"created","settings":{"game":"qwixx","seats":3,"options":{"sheet":"qwixx"},"time":null,"pace":600,"public":false,"takebacks":true,"first":null},"owner":"ann","seats":[{"kind":"person","holder":"ann","name":"P0","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P1","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P2","bot":null,"stand_in":null,"share":"aa"}],"commit":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd","invite":null,"dice":"server"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',2,1000,'{"type":"started","first":2,"options":{}}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',3,1000,'{"type":"thrown","roll":"5 1 4 2 3 3","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',4,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',5,1000,'{"type":"played","seat":1,"move":"g6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',6,1000,'{"type":"played","seat":2,"move":"b6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',7,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',8,1000,'{"type":"thrown","roll":"1 5 6 1 5 6","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',9,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',10,1000,'{"type":"played","seat":0,"move":"r6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',11,1000,'{"type":"played","seat":1,"move":"r6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',12,1000,'{"type":"played","seat":0,"move":"b7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',13,1000,'{"type":"thrown","roll":"2 4 5 5 2 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',14,1000,'{"type":"played","seat":2,"move":"r6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',15,1000,'{"type":"played","seat":1,"move":"b6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',16,1000,'{"type":"played","seat":0,"move":"y6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',17,1000,'{"type":"played","seat":1,"move":"r7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',18,1000,'{"type":"thrown","roll":"5 4 5 1 5 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',19,1000,'{"type":"played","seat":0,"move":"r9"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',20,1000,'{"type":"played","seat":1,"move":"y9"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',21,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',22,1000,'{"type":"played","seat":2,"move":"g10"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',23,1000,'{"type":"thrown","roll":"5 5 2 5 1 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',24,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',25,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',26,1000,'{"type":"played","seat":1,"move":"y10"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',27,1000,'{"type":"played","seat":0,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',28,1000,'{"type":"thrown","roll":"3 4 3 1 2 6","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',29,1000,'{"type":"played","seat":0,"move":"g7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',30,1000,'{"type":"played","seat":2,"move":"r7"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',31,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',32,1000,'{"type":"played","seat":1,"move":"x"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',33,1000,'{"type":"thrown","roll":"1 1 3 6 1 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',34,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',35,1000,'{"type":"played","seat":2,"move":"y2"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',36,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',37,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',38,1000,'{"type":"thrown","roll":"4 2 3 2 3 1","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',39,1000,'{"type":"played","seat":2,"move":"y6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',40,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',41,1000,'{"type":"played","seat":0,"move":"b6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',42,1000,'{"type":"played","seat":0,"move":"b3"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',43,1000,'{"type":"thrown","roll":"6 4 1 1 3 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',44,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',45,1000,'{"type":"played","seat":1,"move":"r10"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',46,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',47,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',48,1000,'{"type":"thrown","roll":"3 2 1 1 6 5","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',49,1000,'{"type":"played","seat":2,"move":"b5"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',50,1000,'{"type":"played","seat":1,"move":"b5"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',51,1000,'{"type":"played","seat":0,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',52,1000,'{"type":"played","seat":2,"move":"g8"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',53,1000,'{"type":"thrown","roll":"5 1 1 4 6 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',54,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',55,1000,'{"type":"played","seat":0,"move":"g6"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',56,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',57,1000,'{"type":"played","seat":0,"move":"y9"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',58,1000,'{"type":"thrown","roll":"5 1 6 4 2 2","by":null}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',59,1000,'{"type":"played","seat":1,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('qwixx-3-1-60',60,1000,'{"type":"played","seat":2,"move":"-"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',1,1000,'{"type":"created","settings":{"game":"six","seats":2,"options":{"variant":"basic","claim":"auto","repetition":3,"move_limit":200},"time":null,"pace":600,"public":false,"takebacks":true,"first":null},"owner":"ann","seats":[{"kind":"person","holder":"ann","name":"P0","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P1","bot":null,"stand_in":null,"share":"aa"}],"commit":null,"invite":null,"dice":null}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',2,1000,'{"type":"started","first":0,"options":{}}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',3,1000,'{"type":"played","seat":0,"move":"0,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',4,1000,'{"type":"played","seat":1,"move":"0,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',5,1000,'{"type":"played","seat":0,"move":"1,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',6,1000,'{"type":"played","seat":1,"move":"1,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',7,1000,'{"type":"played","seat":0,"move":"-1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',8,1000,'{"type":"played","seat":1,"move":"0,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',9,1000,'{"type":"played","seat":0,"move":"2,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',10,1000,'{"type":"played","seat":1,"move":"2,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',11,1000,'{"type":"played","seat":0,"move":"2,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',12,1000,'{"type":"played","seat":1,"move":"0,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',13,1000,'{"type":"played","seat":0,"move":"1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',14,1000,'{"type":"played","seat":1,"move":"-2,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',15,1000,'{"type":"played","seat":0,"move":"3,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',16,1000,'{"type":"played","seat":1,"move":"1,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',17,1000,'{"type":"played","seat":0,"move":"2,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',18,1000,'{"type":"played","seat":1,"move":"2,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',19,1000,'{"type":"played","seat":0,"move":"4,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',20,1000,'{"type":"played","seat":1,"move":"2,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',21,1000,'{"type":"played","seat":0,"move":"1,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',22,1000,'{"type":"played","seat":1,"move":"3,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',23,1000,'{"type":"played","seat":0,"move":"4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',24,1000,'{"type":"played","seat":1,"move":"0,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',25,1000,'{"type":"played","seat":0,"move":"1,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',26,1000,'{"type":"played","seat":1,"move":"-1,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',27,1000,'{"type":"played","seat":0,"move":"-2,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',28,1000,'{"type":"played","seat":1,"move":"5,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',29,1000,'{"type":"played","seat":0,"move":"6,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',30,1000,'{"type":"played","seat":1,"move":"2,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',31,1000,'{"type":"played","seat":0,"move":"5,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',32,1000,'{"type":"played","seat":1,"move":"-3,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',33,1000,'{"type":"played","seat":0,"move":"0,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',34,1000,'{"type":"played","seat":1,"move":"3,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',35,1000,'{"type":"played","seat":0,"move":"2,6"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',36,1000,'{"type":"played","seat":1,"move":"-2,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',37,1000,'{"type":"played","seat":0,"move":"7,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',38,1000,'{"type":"played","seat":1,"move":"-1,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',39,1000,'{"type":"played","seat":0,"move":"2,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',40,1000,'{"type":"played","seat":1,"move":"-4,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',41,1000,'{"type":"played","seat":0,"move":"-4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',42,1000,'{"type":"played","seat":1,"move":"8,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',43,1000,'{"type":"played","seat":0,"move":"3,2>9,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',44,1000,'{"type":"played","seat":1,"move":"-1,0>1,6"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',45,1000,'{"type":"played","seat":0,"move":"-4,2>-1,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',46,1000,'{"type":"played","seat":1,"move":"2,2>-2,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',47,1000,'{"type":"played","seat":0,"move":"1,2>-5,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',48,1000,'{"type":"played","seat":1,"move":"1,6>3,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',49,1000,'{"type":"played","seat":0,"move":"0,-1>10,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',50,1000,'{"type":"played","seat":1,"move":"3,-1>4,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',51,1000,'{"type":"played","seat":0,"move":"2,0>11,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',52,1000,'{"type":"played","seat":1,"move":"0,1>3,-3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',53,1000,'{"type":"played","seat":0,"move":"2,3>3,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',54,1000,'{"type":"played","seat":1,"move":"4,5>1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',55,1000,'{"type":"played","seat":0,"move":"3,-1>-4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',56,1000,'{"type":"played","seat":1,"move":"1,2>8,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',57,1000,'{"type":"played","seat":0,"move":"1,-1>2,7"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',58,1000,'{"type":"played","seat":1,"move":"-4,3>-6,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',59,1000,'{"type":"played","seat":0,"move":"5,1>4,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-2-1-60',60,1000,'{"type":"played","seat":1,"move":"3,5>9,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',1,1000,'{"type":"created","settings":{"game":"six","seats":4,"options":{"variant":"basic","claim":"auto","repetition":3,"move_limit":200},"time":null,"pace":600,"public":false,"takebacks":true,"first":null},"owner":"ann","seats":[{"kind":"person","holder":"ann","name":"P0","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P1","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P2","bot":null,"stand_in":null,"share":"aa"},{"kind":"person","holder":"ann","name":"P3","bot":null,"stand_in":null,"share":"aa"}],"commit":null,"invite":null,"dice":null}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',2,1000,'{"type":"started","first":0,"options":{}}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',3,1000,'{"type":"played","seat":0,"move":"0,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',4,1000,'{"type":"played","seat":1,"move":"0,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',5,1000,'{"type":"played","seat":2,"move":"1,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',6,1000,'{"type":"played","seat":3,"move":"1,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',7,1000,'{"type":"played","seat":0,"move":"-1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',8,1000,'{"type":"played","seat":1,"move":"0,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',9,1000,'{"type":"played","seat":2,"move":"2,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',10,1000,'{"type":"played","seat":3,"move":"2,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',11,1000,'{"type":"played","seat":0,"move":"2,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',12,1000,'{"type":"played","seat":1,"move":"0,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',13,1000,'{"type":"played","seat":2,"move":"1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',14,1000,'{"type":"played","seat":3,"move":"-2,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',15,1000,'{"type":"played","seat":0,"move":"3,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',16,1000,'{"type":"played","seat":1,"move":"1,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',17,1000,'{"type":"played","seat":2,"move":"2,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',18,1000,'{"type":"played","seat":3,"move":"2,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',19,1000,'{"type":"played","seat":0,"move":"4,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',20,1000,'{"type":"played","seat":1,"move":"2,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',21,1000,'{"type":"played","seat":2,"move":"1,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',22,1000,'{"type":"played","seat":3,"move":"3,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',23,1000,'{"type":"played","seat":0,"move":"4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',24,1000,'{"type":"played","seat":1,"move":"0,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',25,1000,'{"type":"played","seat":2,"move":"1,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',26,1000,'{"type":"played","seat":3,"move":"-1,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',27,1000,'{"type":"played","seat":0,"move":"-2,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',28,1000,'{"type":"played","seat":1,"move":"5,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',29,1000,'{"type":"played","seat":2,"move":"6,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',30,1000,'{"type":"played","seat":3,"move":"2,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',31,1000,'{"type":"played","seat":0,"move":"5,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',32,1000,'{"type":"played","seat":1,"move":"-3,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',33,1000,'{"type":"played","seat":2,"move":"0,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',34,1000,'{"type":"played","seat":3,"move":"3,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',35,1000,'{"type":"played","seat":0,"move":"2,6"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',36,1000,'{"type":"played","seat":1,"move":"-2,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',37,1000,'{"type":"played","seat":2,"move":"7,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',38,1000,'{"type":"played","seat":3,"move":"-1,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',39,1000,'{"type":"played","seat":0,"move":"2,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',40,1000,'{"type":"played","seat":1,"move":"-4,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',41,1000,'{"type":"played","seat":2,"move":"-4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',42,1000,'{"type":"played","seat":3,"move":"8,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',43,1000,'{"type":"played","seat":0,"move":"3,2>9,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',44,1000,'{"type":"played","seat":1,"move":"-1,0>1,6"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',45,1000,'{"type":"played","seat":2,"move":"-4,2>-1,1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',46,1000,'{"type":"played","seat":3,"move":"2,2>-2,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',47,1000,'{"type":"played","seat":0,"move":"1,2>-5,3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',48,1000,'{"type":"played","seat":1,"move":"1,6>3,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',49,1000,'{"type":"played","seat":2,"move":"0,-1>10,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',50,1000,'{"type":"played","seat":3,"move":"3,-1>4,5"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',51,1000,'{"type":"played","seat":0,"move":"2,0>11,-2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',52,1000,'{"type":"played","seat":1,"move":"0,1>3,-3"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',53,1000,'{"type":"played","seat":2,"move":"2,3>3,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',54,1000,'{"type":"played","seat":3,"move":"4,5>1,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',55,1000,'{"type":"played","seat":0,"move":"3,-1>-4,2"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',56,1000,'{"type":"played","seat":1,"move":"1,2>8,-1"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',57,1000,'{"type":"played","seat":2,"move":"1,-1>2,7"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',58,1000,'{"type":"played","seat":3,"move":"-4,3>-6,4"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',59,1000,'{"type":"played","seat":0,"move":"5,1>4,0"}',NULL,NULL);
INSERT INTO "events" VALUES('six-4-1-60',60,1000,'{"type":"played","seat":1,"move":"3,5>9,-2"}',NULL,NULL);
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
INSERT INTO "finished" VALUES('ann','longo-2-1-60',1000,0,'0 1','{"game":"longo","key":"longo-2","options":{},"unit":"points","people":[{"kind":"person","name":"P0"},{"kind":"person","name":"P1"}],"scores":[8,-9],"winners":[0],"ending":"failed throws","result":"8 -9","dice":"server","stood_in":[]}',NULL,NULL,NULL,NULL);
INSERT INTO "finished" VALUES('ann','qwixx-1-1-100000',1000,0,'0','{"game":"qwixx","key":"qwixx-1","options":{},"unit":"points","people":[{"kind":"person","name":"P0"}],"scores":[1],"winners":[0],"ending":"failed throws","result":"1","dice":"server","stood_in":[],"dice_thrown":{"6":[13,11,11,13,18,6]}}',X'789C5D8FB96EC33010447B7E05A13EF20E2F4975AEDE2E8D14BC640BF0814876ECFC7D484A76112C4869DF90B3C3EDA73D465E7DDF86FBBDFA62DBF5F510275E21FF6FA2BD8057F9C30BF818C6E9B288EB385D0F8FE6FD1486D38E57BD1D0E31F0CB7E3CDFA62CBC0D3EBE9E8FC7219D3492820FA233C62B298DE900A1956A9D73423BD5F70AC2AACE375204277C6B9D876B750B171A50080FBF4D4C232A22020992A44893A1865AEAC892234F8122F520247F482868183468D1C1C2C12320A27FBAEDED18D32BAD7D105E4D71FC8963EA196A6EB84CA5B84EFB8ABFA4B50398A80B425A22D58ABB2E6F0D9375C1593045F835F94AC354B65209C924E92C80B221D375812818CB8C5131539799FFB8614D5D6C542A14A3CCEFACCD367A49259FB8AB533B9F9573D07C65A718680E346755D97B0904CC8A2C73C4D30AE9D1B2C437E5D90FFE077DC28341',NULL,NULL,'{"0":[1,86400000]}');
CREATE TABLE holders (
	holder VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (holder, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE pads (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	content TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "pads" VALUES('0123456789abcdef','ann','["0123456789abcdef","ann","longo",{},"TVImAzQI2COfLGAxFyDB-Q",null,1,[["northnorthnorth1","ann","North",[5,8],["r5","x","undo"],[1,1,1]],["easteasteasteast","ann","East",[6,11],["y7","*g16"],[1,1]]]]',1795134585660,0);
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
INSERT INTO "tables" VALUES('qwixx-3-1-60','ann','playing',0,0,0,1000,0,'0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,'{"id":"qwixx-3-1-60","game":"qwixx","status":"playing","seats":[{"name":"P0","kind":"person"},{"name":"P1","kind":"person"},{"name":"P2","kind":"person"}],"public":false,"time":null,"created":1000,"active_at":1000,"yours":[],"owner":false,"result":null,"owned_by":"ann","held_by":["ann","ann","ann"]}',NULL);
INSERT INTO "tables" VALUES('longo-2-1-60','ann','over',0,0,0,1000,0,'0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,'{"id":"longo-2-1-60","game":"longo","status":"over","seats":[{"name":"P0","kind":"person"},{"name":"P1","kind":"person"}],"public":false,"time":null,"created":1000,"active_at":1000,"yours":[],"owner":false,"result":"8 -9","owned_by":"ann","held_by":["ann","ann"]}',NULL);
INSERT INTO "tables" VALUES('six-2-1-60','ann','playing',0,0,0,1000,0,'0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,'{"id":"six-2-1-60","game":"six","status":"playing","seats":[{"name":"P0","kind":"person"},{"name":"P1","kind":"person"}],"public":false,"time":null,"created":1000,"active_at":1000,"yours":[],"owner":false,"result":null,"owned_by":"ann","held_by":["ann","ann"]}',NULL);
INSERT INTO "tables" VALUES('six-4-1-60','ann','playing',0,0,0,1000,0,'0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,'{"id":"six-4-1-60","game":"six","status":"playing","seats":[{"name":"P0","kind":"person"},{"name":"P1","kind":"person"},{"name":"P2","kind":"person"},{"name":"P3","kind":"person"}],"public":false,"time":null,"created":1000,"active_at":1000,"yours":[],"owner":false,"result":null,"owned_by":"ann","held_by":["ann","ann","ann","ann"]}',NULL);
INSERT INTO "tables" VALUES('qwixx-1-1-100000','ann','over',0,0,0,1000,0,'0000000000000000000000000000000000000000000000000000000000000000',NULL,NULL,'{"id":"qwixx-1-1-100000","game":"qwixx","status":"over","seats":[{"name":"P0","kind":"person"}],"public":false,"time":null,"created":1000,"active_at":1000,"yours":[],"owner":false,"result":"1","owned_by":"ann","held_by":["ann"]}',NULL);
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
INSERT INTO "uptimes" VALUES(1,1795134585113,1795134585113,0);
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
