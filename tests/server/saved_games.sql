BEGIN TRANSACTION;
CREATE TABLE chat (
            game TEXT NOT NULL REFERENCES games (game),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            body TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL, command TEXT,
            PRIMARY KEY (game, number)
        );
INSERT INTO "chat" VALUES('3tmkgwzzzq',1,0,'Ada','good evening',1.79483955641868400581e+09,'0-38');
CREATE TABLE games (
            game TEXT PRIMARY KEY,
            created DOUBLE PRECISION NOT NULL,
            address TEXT NOT NULL,
            config TEXT NOT NULL,
            seed TEXT NOT NULL,
            state TEXT NOT NULL,
            is_public INTEGER NOT NULL,
            may_watch INTEGER NOT NULL,
            clock TEXT NOT NULL,
            length INTEGER NOT NULL,
            deadline DOUBLE PRECISION,
            result TEXT,
            rematch TEXT,
            fault TEXT
        , most_entries INTEGER NOT NULL DEFAULT 20000, touched DOUBLE PRECISION NOT NULL DEFAULT 0, offer_wait DOUBLE PRECISION NOT NULL DEFAULT 15, host INTEGER NOT NULL DEFAULT 0);
INSERT INTO "games" VALUES('smbussqurn',1.7948395059270231724e+09,'127.0.0.1','{"modules": ["base"], "players": 3, "options": {"target": 3}, "target": 3, "commitment": "409308bbbe4fcca3c8a7e233ce6abff94d341d7f0c4cd3cb1d66637bf0deb0d7"}','d89c59167ee2dd21e8fccdad68162e92f720e16c7c63a8a7d7771a2b98a989c4','finished',1,1,'null',59,NULL,'{"winners": [0], "scores": [4, 2, 2], "turns": 16, "ending": "points"}',NULL,NULL,20000,1.79483950698037219044e+09,0.0,0);
INSERT INTO "games" VALUES('3tmkgwzzzq',1.79483950701739811898e+09,'127.0.0.1','{"modules": ["cities_and_knights", "new_shores"], "players": 3, "options": {}, "target": 16, "commitment": "9732d813611a7199736aad7db53e0c65aba26dfc45e1f2887d8925f6879c5054"}','8afc9581064a8038126b9ac223dfdd521ab4c44233d2e171f83a4ccc2e12552c','playing',1,1,'{"decision": 600.0, "turn": 900.0, "bank": 60.0}',177,1.79484024145613908765e+09,NULL,NULL,NULL,20000,1.79483958145613908766e+09,0.0,0);
CREATE TABLE log (
            game TEXT NOT NULL REFERENCES games (game),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            cause TEXT NOT NULL,
            body TEXT NOT NULL,
            command TEXT,
            at DOUBLE PRECISION NOT NULL, outcome TEXT,
            PRIMARY KEY (game, number),
            UNIQUE (game, seat, command)
        );
INSERT INTO "log" VALUES('smbussqurn',1,0,'table','{"table":"begin"}',NULL,1.79483950618015956879e+09,NULL);
INSERT INTO "log" VALUES('smbussqurn',2,0,'table','{"table":"stand_in"}',NULL,1.79483950622281312938e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('smbussqurn',3,0,'stand_in','{"kind":"found_building","vertex":3}',NULL,1.79483950623119735716e+09,'699c784b02f05a82ccc7f705a30bb9e5');
INSERT INTO "log" VALUES('smbussqurn',4,0,'stand_in','{"kind":"found_road","edge":16}',NULL,1.79483950624253749844e+09,'2cf8f184b19956f6cbed59a0ca5351f8');
INSERT INTO "log" VALUES('smbussqurn',5,1,'bot','{"kind":"found_building","vertex":15}',NULL,1.79483950624903964999e+09,'bc22060c59b8009e70215f380ff7e591');
INSERT INTO "log" VALUES('smbussqurn',6,1,'bot','{"kind":"found_road","edge":17}',NULL,1794839506.25219,'183ced58ed3ca26c5c91a56404ca0ad2');
INSERT INTO "log" VALUES('smbussqurn',7,2,'bot','{"kind":"found_building","vertex":33}',NULL,1.79483950625973534588e+09,'65d85b1b47aee3e27e862a61416a718c');
INSERT INTO "log" VALUES('smbussqurn',8,2,'bot','{"kind":"found_road","edge":43}',NULL,1.79483950626909160609e+09,'688be5259e3f7e391ee6980a8114122f');
INSERT INTO "log" VALUES('smbussqurn',9,2,'bot','{"kind":"found_building","vertex":30}',NULL,1.79483950627864408491e+09,'6b96bf59a74b39db2b09977fb1afe744');
INSERT INTO "log" VALUES('smbussqurn',10,2,'bot','{"kind":"found_road","edge":37}',NULL,1.79483950628503584863e+09,'56cf9d2edc4d3f7268a39e095a724478');
INSERT INTO "log" VALUES('smbussqurn',11,1,'bot','{"kind":"found_building","vertex":18}',NULL,1.79483950629419708247e+09,'672983ac2d173aa004ba927533cd52ef');
INSERT INTO "log" VALUES('smbussqurn',12,1,'bot','{"kind":"found_road","edge":21}',NULL,1.79483950630559849735e+09,'01fb9a9c87a88e65723cd703db6198a3');
INSERT INTO "log" VALUES('smbussqurn',13,0,'stand_in','{"kind":"found_building","vertex":43}',NULL,1.7948395063154070377e+09,'1aee29cf9f32baa92cec56e72cb5c2b7');
INSERT INTO "log" VALUES('smbussqurn',14,0,'stand_in','{"kind":"found_road","edge":56}',NULL,1.79483950633081078534e+09,'a57af22d9ffaeabf9fba4f95d098500a');
INSERT INTO "log" VALUES('smbussqurn',15,0,'stand_in','{"kind":"roll"}',NULL,1.79483950634459400175e+09,'9936fde3bbd302a52763eaf67b4e7232');
INSERT INTO "log" VALUES('smbussqurn',16,0,'stand_in','{"kind":"end_turn"}',NULL,1.79483950635511136056e+09,'7d156beb4da65d9addecabea0dd7f45c');
INSERT INTO "log" VALUES('smbussqurn',17,1,'bot','{"kind":"roll"}',NULL,1.7948395063695697784e+09,'72fb7116c546fc2e5c3869ff17860669');
INSERT INTO "log" VALUES('smbussqurn',18,1,'bot','{"kind":"end_turn"}',NULL,1.79483950638255643846e+09,'bbf290a1434e0e6ca47ffaeeae135d68');
INSERT INTO "log" VALUES('smbussqurn',19,2,'bot','{"kind":"roll"}',NULL,1794839506.39717,'6ac772e991e1114fc6528bb990475a5f');
INSERT INTO "log" VALUES('smbussqurn',20,2,'bot','{"kind":"end_turn"}',NULL,1.79483950641238689427e+09,'812a14ae9bea198864bba2657ea20e0d');
INSERT INTO "log" VALUES('smbussqurn',21,0,'stand_in','{"kind":"roll"}',NULL,1.79483950642029237753e+09,'b2f6e4b33a541e40f8d5cbcfd5ee59e8');
INSERT INTO "log" VALUES('smbussqurn',22,0,'stand_in','{"kind":"move_robber","hex":8}',NULL,1.79483950643716692928e+09,'39bf43f7efccc36233b68b560e53fcbf');
INSERT INTO "log" VALUES('smbussqurn',23,0,'stand_in','{"kind":"choose_victim","seat":1}',NULL,1.7948395064525179863e+09,'9a43107eede461b36278a5459782ad6f');
INSERT INTO "log" VALUES('smbussqurn',24,0,'stand_in','{"kind":"end_turn"}',NULL,1.79483950646325039865e+09,'ed02f00ff2e0b4d66acb46e4301ff418');
INSERT INTO "log" VALUES('smbussqurn',25,1,'bot','{"kind":"roll"}',NULL,1.79483950648143815997e+09,'312f8b4afff10ccd7ccb35c37d8c78a8');
INSERT INTO "log" VALUES('smbussqurn',26,1,'bot','{"kind":"build_road","edge":8}',NULL,1.79483950649544882769e+09,'022c67bb68f3fee4655920b26c1357dd');
INSERT INTO "log" VALUES('smbussqurn',27,1,'bot','{"kind":"end_turn"}',NULL,1.79483950651664614676e+09,'9cbd978d9f5502f66cc8919e564b19c9');
INSERT INTO "log" VALUES('smbussqurn',28,2,'bot','{"kind":"roll"}',NULL,1.79483950652926516535e+09,'827c2b4cd78452cce5c2aab663f1b7e2');
INSERT INTO "log" VALUES('smbussqurn',29,2,'bot','{"kind":"end_turn"}',NULL,1.79483950654517340666e+09,'35634070ff3c654baca67d454e780838');
INSERT INTO "log" VALUES('smbussqurn',30,0,'stand_in','{"kind":"roll"}',NULL,1.79483950656262803077e+09,'5b26c76e9f52697541e84ba206e13ac6');
INSERT INTO "log" VALUES('smbussqurn',31,0,'stand_in','{"kind":"build_road","edge":44}',NULL,1.7948395065755503178e+09,'7703cb42b63fcf1d53b471bfbdae52e9');
INSERT INTO "log" VALUES('smbussqurn',32,0,'stand_in','{"kind":"end_turn"}',NULL,1.79483950659165382383e+09,'cdef40c3cfb4186d61245298f05ddc3d');
INSERT INTO "log" VALUES('smbussqurn',33,1,'bot','{"kind":"roll"}',NULL,1.79483950660516166685e+09,'8545a2acd9c0ff09edaf9cf10c73c9e1');
INSERT INTO "log" VALUES('smbussqurn',34,1,'bot','{"kind":"move_robber","hex":15}',NULL,1.79483950661462473867e+09,'a5f0c9757a0476873f77fa04f57ad08e');
INSERT INTO "log" VALUES('smbussqurn',35,1,'bot','{"kind":"choose_victim","seat":2}',NULL,1.79483950662903189656e+09,'ecf238d9dd8ca64298780ac8482c01e5');
INSERT INTO "log" VALUES('smbussqurn',36,1,'bot','{"kind":"end_turn"}',NULL,1.79483950664379549025e+09,'f598522468c7eac2b15b5831c5269190');
INSERT INTO "log" VALUES('smbussqurn',37,2,'bot','{"kind":"roll"}',NULL,1.79483950665419650077e+09,'ffcb35fdd9e75fd7277486353b38f244');
INSERT INTO "log" VALUES('smbussqurn',38,2,'bot','{"kind":"build_road","edge":41}',NULL,1.7948395066634368896e+09,'e287d10b762c1998fa17d59598824a61');
INSERT INTO "log" VALUES('smbussqurn',39,2,'bot','{"kind":"end_turn"}',NULL,1.79483950668155956267e+09,'4e7d868df9038401585c033a55aeee8f');
INSERT INTO "log" VALUES('smbussqurn',40,0,'stand_in','{"kind":"roll"}',NULL,1.79483950669427466391e+09,'1091691dd2ae3b9f9399dc2867754080');
INSERT INTO "log" VALUES('smbussqurn',41,0,'stand_in','{"kind":"move_robber","hex":8}',NULL,1.79483950670578718184e+09,'39bf43f7efccc36233b68b560e53fcbf');
INSERT INTO "log" VALUES('smbussqurn',42,0,'stand_in','{"kind":"choose_victim","seat":1}',NULL,1.79483950671333575242e+09,'9a43107eede461b36278a5459782ad6f');
INSERT INTO "log" VALUES('smbussqurn',43,0,'stand_in','{"kind":"build_road","edge":39}',NULL,1.79483950673306727409e+09,'7880f59156423fe6be88b19879be76c1');
INSERT INTO "log" VALUES('smbussqurn',44,0,'stand_in','{"kind":"build_road","edge":25}',NULL,1.79483950675768351556e+09,'dd96dd4f270c390e2f8d24393c9bc698');
INSERT INTO "log" VALUES('smbussqurn',45,0,'stand_in','{"kind":"end_turn"}',NULL,1.79483950677140164375e+09,'f7e0527d35ccf5fbc2d001138e3a2160');
INSERT INTO "log" VALUES('smbussqurn',46,1,'bot','{"kind":"roll"}',NULL,1.79483950679010725026e+09,'2030a21a9cbb2f627efc1f36bb1a88b3');
INSERT INTO "log" VALUES('smbussqurn',47,1,'bot','{"kind":"end_turn"}',NULL,1.79483950680400896077e+09,'1c2ce0a39c5d6a3db040ac82b8a9c102');
INSERT INTO "log" VALUES('smbussqurn',48,2,'bot','{"kind":"roll"}',NULL,1.79483950681457901004e+09,'e9dd88c219c5950a131fe692af4511f4');
INSERT INTO "log" VALUES('smbussqurn',49,2,'bot','{"kind":"end_turn"}',NULL,1.79483950683140039438e+09,'37f72bc95e81dfcf4ac8a4f5b7384bc3');
INSERT INTO "log" VALUES('smbussqurn',50,0,'stand_in','{"kind":"roll"}',NULL,1.79483950684816288955e+09,'1091691dd2ae3b9f9399dc2867754080');
INSERT INTO "log" VALUES('smbussqurn',51,0,'stand_in','{"kind":"move_robber","hex":13}',NULL,1.79483950685745477678e+09,'9de1c545fae5e9c353ff719b653c3ae7');
INSERT INTO "log" VALUES('smbussqurn',52,0,'stand_in','{"kind":"end_turn"}',NULL,1.79483950687690925595e+09,'4f25bbfd31ac29cb61f35476587aaf4a');
INSERT INTO "log" VALUES('smbussqurn',53,1,'bot','{"kind":"roll"}',NULL,1.79483950689092421528e+09,'e7422712706afa3742cb8422507e5c9f');
INSERT INTO "log" VALUES('smbussqurn',54,1,'bot','{"kind":"end_turn"}',NULL,1.79483950690324115754e+09,'6c7b021dd0974dc0b6eaaac536ce0eb5');
INSERT INTO "log" VALUES('smbussqurn',55,2,'bot','{"kind":"roll"}',NULL,1.79483950692149448391e+09,'a0d7c60e0965029bafe3e4c472901ecf');
INSERT INTO "log" VALUES('smbussqurn',56,2,'bot','{"kind":"end_turn"}',NULL,1.79483950693363118172e+09,'98c4ebca01d944e307cc8dcdc15d6f30');
INSERT INTO "log" VALUES('smbussqurn',57,0,'stand_in','{"kind":"roll"}',NULL,1.79483950694877648348e+09,'c51462f9c9c017019ba68fb09a2e4ab5');
INSERT INTO "log" VALUES('smbussqurn',58,0,'stand_in','{"kind":"bank_trade","give":"ore","take":"wood"}',NULL,1.7948395069633896351e+09,'fb928fdcc1ed1428df85ef202b20a975');
INSERT INTO "log" VALUES('smbussqurn',59,0,'stand_in','{"kind":"build_road","edge":24}',NULL,1.79483950698037219044e+09,'fd7aacbee70f762e25a39f9240810b66');
INSERT INTO "log" VALUES('3tmkgwzzzq',1,0,'table','{"table":"begin"}',NULL,1.79483950709895753857e+09,NULL);
INSERT INTO "log" VALUES('3tmkgwzzzq',2,2,'bot','{"kind":"found_building","vertex":49}',NULL,1.79483950713841414453e+09,'3bec6231f9ef8efcaca00cc3359b7c4b');
INSERT INTO "log" VALUES('3tmkgwzzzq',3,2,'bot','{"kind":"found_road","edge":69}',NULL,1.79483950719169211389e+09,'85f8d3bf736f93e085afbe67276a6364');
INSERT INTO "log" VALUES('3tmkgwzzzq',4,0,'person','{"kind":"found_building","vertex":18}','0-1',1.79483950768706917761e+09,'bfd51dde1f172736dd699025432460c5');
INSERT INTO "log" VALUES('3tmkgwzzzq',5,0,'person','{"kind":"found_road","edge":22}','0-2',1.79483950849794149395e+09,'124a16861d80dab2eecdeddc25e4090e');
INSERT INTO "log" VALUES('3tmkgwzzzq',6,1,'person','{"kind":"found_building","vertex":22}','1-1',1.79483950931059336661e+09,'9710840c7d3454aa1d920af6c1959bd9');
INSERT INTO "log" VALUES('3tmkgwzzzq',7,1,'person','{"kind":"found_road","edge":27}','1-2',1.79483951013053369526e+09,'975abffe2dad71c647bac1016dd1f60b');
INSERT INTO "log" VALUES('3tmkgwzzzq',8,1,'person','{"kind":"found_building","vertex":31}','1-3',1.79483951094341039654e+09,'d706d7c7ad3884855f0bcc4b51c1f00c');
INSERT INTO "log" VALUES('3tmkgwzzzq',9,1,'person','{"kind":"found_road","edge":39}','1-4',1.79483951175898671145e+09,'a1d66856f4a2ffe1976d5baefdf30b0b');
INSERT INTO "log" VALUES('3tmkgwzzzq',10,0,'person','{"kind":"found_building","vertex":35}','0-3',1.79483951258342194559e+09,'d6015eb507c78e5a8620d4a01ca2ba30');
INSERT INTO "log" VALUES('3tmkgwzzzq',11,0,'person','{"kind":"found_road","edge":44}','0-4',1.79483951340109062198e+09,'57e2f18cc40bc148b6aaf54f819de756');
INSERT INTO "log" VALUES('3tmkgwzzzq',12,2,'bot','{"kind":"found_building","vertex":40}',NULL,1.79483951341266012189e+09,'c653ca6b25687949dd7db58d0d60546c');
INSERT INTO "log" VALUES('3tmkgwzzzq',13,2,'bot','{"kind":"found_ship","edge":51}',NULL,1.79483951342357277874e+09,'44e6ee6d27de7c716b4c418c606f892b');
INSERT INTO "log" VALUES('3tmkgwzzzq',14,2,'bot','{"kind":"roll"}',NULL,1.79483951343696379663e+09,'4bfbcc61f3a0c598dab220315897441c');
INSERT INTO "log" VALUES('3tmkgwzzzq',15,2,'bot','{"kind":"end_turn"}',NULL,1.79483951345478940017e+09,'0a74aeac6a4fcff3dde08173b0d2e5c1');
INSERT INTO "log" VALUES('3tmkgwzzzq',16,0,'person','{"kind":"roll"}','0-5',1.79483951427089238168e+09,'3814a4143272c75b89a0be06218da699');
INSERT INTO "log" VALUES('3tmkgwzzzq',17,0,'person','{"kind":"recruit_knight","vertex":19}','0-6',1.79483951508355951305e+09,'fe82073a28d60bd96531e3d87b1d5c01');
INSERT INTO "log" VALUES('3tmkgwzzzq',18,0,'person','{"kind":"activate_knight","vertex":19}','0-7',1.79483951589566946031e+09,'ea23b46336c681f77faad52f820fee52');
INSERT INTO "log" VALUES('3tmkgwzzzq',19,0,'person','{"kind":"end_turn"}','0-8',1.79483951671019387238e+09,'add2059cff647eb7d5bdc6ed14ac46db');
INSERT INTO "log" VALUES('3tmkgwzzzq',20,1,'person','{"kind":"roll"}','1-5',1.79483951752381920815e+09,'516b09c46c65b1428934cccaaa67e112');
INSERT INTO "log" VALUES('3tmkgwzzzq',21,1,'person','{"kind":"end_turn"}','1-6',1.7948395183320777416e+09,'9026ebc35b65bb0b40cabf35209cb0be');
INSERT INTO "log" VALUES('3tmkgwzzzq',22,2,'bot','{"kind":"roll"}',NULL,1.79483951833687138555e+09,'93aeb05fa4788f0d0d2c25c2ef79998b');
INSERT INTO "log" VALUES('3tmkgwzzzq',23,2,'bot','{"kind":"improve","track":"science"}',NULL,1.79483951834242796896e+09,'3a7d0283f262483d82f2ba06c8e5a1cc');
INSERT INTO "log" VALUES('3tmkgwzzzq',24,2,'bot','{"kind":"build_ship","edge":50}',NULL,1.79483951835063147541e+09,'d6399fc6e9039d168013d49eeb391895');
INSERT INTO "log" VALUES('3tmkgwzzzq',25,2,'bot','{"kind":"offer_trade","give":{"wood":1},"want":{"grain":1}}',NULL,1.79483951835571694374e+09,'b62a9eb62ab688a180256037f931b517');
INSERT INTO "log" VALUES('3tmkgwzzzq',26,2,'bot','{"kind":"withdraw"}',NULL,1.79483951836053466795e+09,'0d955cfa36c6ba5e9f9ee8a99d9c3390');
INSERT INTO "log" VALUES('3tmkgwzzzq',27,2,'bot','{"kind":"end_turn"}',NULL,1.79483951836493396759e+09,'a02d64acb623d37d69c38cad5a6607dd');
INSERT INTO "log" VALUES('3tmkgwzzzq',28,0,'person','{"kind":"roll"}','0-9',1.79483951917273974415e+09,'8cd1a6b34b68080ba58e6d76bd91f5b1');
INSERT INTO "log" VALUES('3tmkgwzzzq',29,0,'person','{"kind":"end_turn"}','0-10',1.79483951998691296575e+09,'088040cea77178b92d55b74a7fb94bbd');
INSERT INTO "log" VALUES('3tmkgwzzzq',30,1,'person','{"kind":"roll"}','1-7',1.794839520795703888e+09,'9fa6e53b94c63923ba9f2e142d010c33');
INSERT INTO "log" VALUES('3tmkgwzzzq',31,1,'person','{"kind":"end_turn"}','1-8',1.79483952160725092894e+09,'275aa145daed66eb8b989a26fcd8f3c8');
INSERT INTO "log" VALUES('3tmkgwzzzq',32,2,'bot','{"kind":"roll"}',NULL,1.79483952161288619038e+09,'8d823de17456574977b1917a84c12885');
INSERT INTO "log" VALUES('3tmkgwzzzq',33,2,'bot','{"kind":"end_turn"}',NULL,1.79483952162265610694e+09,'4b5e8a2e1dc3369795d26a3412e50ca4');
INSERT INTO "log" VALUES('3tmkgwzzzq',34,0,'person','{"kind":"roll"}','0-11',1.79483952242976641652e+09,'6b7b111fd9321dc009ef598a8d77d91d');
INSERT INTO "log" VALUES('3tmkgwzzzq',35,0,'person','{"kind":"improve","track":"trade"}','0-12',1.79483952324137377735e+09,'55a9184e2481392ef884ffbaae7cd0ec');
INSERT INTO "log" VALUES('3tmkgwzzzq',36,0,'person','{"kind":"end_turn"}','0-13',1.79483952405292224879e+09,'0207cc67880776ed6caad7624a17996d');
INSERT INTO "log" VALUES('3tmkgwzzzq',37,1,'person','{"kind":"roll"}','1-9',1.79483952486827087399e+09,'af87d24d788caedf0f4ec4e447051a3b');
INSERT INTO "log" VALUES('3tmkgwzzzq',38,1,'person','{"kind":"bank_trade","give":"grain","take":"wood"}','1-10',1.79483952568153905865e+09,'3fc3b95b83b5fee2e473ecb02f3a399f');
INSERT INTO "log" VALUES('3tmkgwzzzq',39,1,'person','{"kind":"end_turn"}','1-11',1.79483952649086260793e+09,'97ea8c4641edec29a657e435dc9e3f44');
INSERT INTO "log" VALUES('3tmkgwzzzq',40,2,'bot','{"kind":"roll"}',NULL,1794839526.49659,'b98273a432b8b887fd6b47824af32398');
INSERT INTO "log" VALUES('3tmkgwzzzq',41,2,'bot','{"kind":"end_turn"}',NULL,1.79483952650234889988e+09,'269148296750ca911925608e9c68e862');
INSERT INTO "log" VALUES('3tmkgwzzzq',42,0,'person','{"kind":"roll"}','0-14',1.79483952731319284438e+09,'0eaaeeae5c0faff4e347fde564250a9d');
INSERT INTO "log" VALUES('3tmkgwzzzq',43,0,'person','{"kind":"play_progress","card":"resource_monopoly"}','0-15',1.79483952812413668628e+09,'8c7d56fb4c21d5004e6fb84536eb3754');
INSERT INTO "log" VALUES('3tmkgwzzzq',44,0,'person','{"kind":"name_monopoly","card":"wood"}','0-16',1.79483952893425798415e+09,'b18951ef110c7fbc4e34e3573eb58ab7');
INSERT INTO "log" VALUES('3tmkgwzzzq',45,0,'person','{"kind":"end_turn"}','0-17',1.79483952974266552926e+09,'788138a194f4c03fe500f7c63f3d479b');
INSERT INTO "log" VALUES('3tmkgwzzzq',46,1,'person','{"kind":"roll"}','1-12',1.79483953055709505083e+09,'6d4d517955b7ac883e2331f508ca6eb2');
INSERT INTO "log" VALUES('3tmkgwzzzq',47,1,'person','{"kind":"bank_trade","give":"grain","take":"wood"}','1-13',1.79483953137026476859e+09,'3fc3b95b83b5fee2e473ecb02f3a399f');
INSERT INTO "log" VALUES('3tmkgwzzzq',48,1,'person','{"kind":"end_turn"}','1-14',1.79483953218022370332e+09,'7d5ea3a8f334f3757db5141b616159d6');
INSERT INTO "log" VALUES('3tmkgwzzzq',49,2,'bot','{"kind":"roll"}',NULL,1.79483953218563795084e+09,'20e6dd0ba1ba15e0b72751dceda65f99');
INSERT INTO "log" VALUES('3tmkgwzzzq',50,2,'bot','{"kind":"move_ship","edge":50}',NULL,1.79483953219086313246e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',51,2,'bot','{"kind":"sail_ship","edge":67}',NULL,1.79483953219607400889e+09,'e86f8c48ff0e1a7e0212bc63cbff7a20');
INSERT INTO "log" VALUES('3tmkgwzzzq',52,2,'bot','{"kind":"offer_trade","give":{"ore":1},"want":{"grain":2}}',NULL,1.79483953220507049561e+09,'ba3e43bb84a6477c3584666052036964');
INSERT INTO "log" VALUES('3tmkgwzzzq',53,2,'bot','{"kind":"withdraw"}',NULL,1.79483953221174120907e+09,'0d955cfa36c6ba5e9f9ee8a99d9c3390');
INSERT INTO "log" VALUES('3tmkgwzzzq',54,2,'bot','{"kind":"end_turn"}',NULL,1.79483953221890425678e+09,'ab64129d6e24f1cd56ba86b2402fe9ee');
INSERT INTO "log" VALUES('3tmkgwzzzq',55,0,'person','{"kind":"roll"}','0-18',1.79483953303063178061e+09,'2f1f11197cb32686a06ce4f371050606');
INSERT INTO "log" VALUES('3tmkgwzzzq',56,0,'person','{"kind":"bank_trade","give":"grain","take":"brick"}','0-19',1.79483953385014462474e+09,'d596b5e8a3d3145fe685b891ae8c214f');
INSERT INTO "log" VALUES('3tmkgwzzzq',57,0,'person','{"kind":"build_road","edge":28}','0-20',1.79483953466620540619e+09,'760809a587619c4fdc2b8c95fd595790');
INSERT INTO "log" VALUES('3tmkgwzzzq',58,0,'person','{"kind":"improve","track":"politics"}','0-21',1.79483953548629713062e+09,'359297fc1432ece83959af534d4dc90a');
INSERT INTO "log" VALUES('3tmkgwzzzq',59,0,'person','{"kind":"recruit_knight","vertex":23}','0-22',1.7948395362948772907e+09,'a1fa6d653d52135bd514c372d66774c6');
INSERT INTO "log" VALUES('3tmkgwzzzq',60,0,'person','{"kind":"activate_knight","vertex":23}','0-23',1.79483953710934376717e+09,'0990e8f7a60375fe2c40862ae6824402');
INSERT INTO "log" VALUES('3tmkgwzzzq',61,0,'person','{"kind":"play_progress","card":"merchant"}','0-24',1.79483953791759395595e+09,'ee15ba293a983808b16d018662d254e4');
INSERT INTO "log" VALUES('3tmkgwzzzq',62,0,'person','{"kind":"place_merchant","hex":10}','0-25',1.79483953872666120521e+09,'9bb1363f82273fd40920b2c774db2b6a');
INSERT INTO "log" VALUES('3tmkgwzzzq',63,0,'person','{"kind":"end_turn"}','0-26',1.79483953953399515157e+09,'bb0238b2b8846cbde4067576295ac152');
INSERT INTO "log" VALUES('3tmkgwzzzq',64,1,'person','{"kind":"roll"}','1-15',1.79483954034213280676e+09,'f3abd6bcebae8207a8edf43cf1d98199');
INSERT INTO "log" VALUES('3tmkgwzzzq',65,1,'person','{"kind":"end_turn"}','1-16',1.79483954115135097505e+09,'d2992d5877981a75f9b2053d5b46f0f9');
INSERT INTO "log" VALUES('3tmkgwzzzq',66,2,'bot','{"kind":"roll"}',NULL,1.79483954115711569782e+09,'a81565248f851ecb861b2122734f0f81');
INSERT INTO "log" VALUES('3tmkgwzzzq',67,2,'bot','{"kind":"build_ship","edge":55}',NULL,1.79483954116490936276e+09,'e2aa9b782f274a36aa62ee2c5e84fe9d');
INSERT INTO "log" VALUES('3tmkgwzzzq',68,2,'bot','{"kind":"move_ship","edge":67}',NULL,1.79483954117204284666e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',69,2,'bot','{"kind":"sail_ship","edge":52}',NULL,1.7948395411761581898e+09,'4360b17e47c15f936e4d3834c1663c24');
INSERT INTO "log" VALUES('3tmkgwzzzq',70,2,'bot','{"kind":"end_turn"}',NULL,1.79483954118127226823e+09,'d150a733ba576048258f081f0ada2d36');
INSERT INTO "log" VALUES('3tmkgwzzzq',71,0,'person','{"kind":"roll"}','0-27',1.79483954198777222632e+09,'8e510099236bd5c496306ea9cad229d4');
INSERT INTO "log" VALUES('3tmkgwzzzq',72,0,'person','{"kind":"activate_knight","vertex":19}','0-28',1.79483954279604268067e+09,'ea23b46336c681f77faad52f820fee52');
INSERT INTO "log" VALUES('3tmkgwzzzq',73,0,'person','{"kind":"end_turn"}','0-29',1.794839543605704546e+09,'6d80ae9d362a9b16ce88b27fa5a22e22');
INSERT INTO "log" VALUES('3tmkgwzzzq',74,1,'person','{"kind":"roll"}','1-17',1.79483954441665744788e+09,'cb8e377a39d9db6f3a9509636e9cfa7e');
INSERT INTO "log" VALUES('3tmkgwzzzq',75,1,'person','{"kind":"move_robber","hex":1}','1-18',1.79483954522431468961e+09,'1e3910e2627e743813ad99f38db459b6');
INSERT INTO "log" VALUES('3tmkgwzzzq',76,1,'person','{"kind":"end_turn"}','1-19',1.79483954603801298139e+09,'1d44b1eb0c0469cd71a76bd8fea22e2a');
INSERT INTO "log" VALUES('3tmkgwzzzq',77,2,'bot','{"kind":"roll"}',NULL,1.79483954604633069032e+09,'feb43de8d8f4e23febc460ce89c2bb7d');
INSERT INTO "log" VALUES('3tmkgwzzzq',78,2,'bot','{"kind":"move_ship","edge":55}',NULL,1.79483954605223512647e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',79,2,'bot','{"kind":"sail_ship","edge":67}',NULL,1.79483954606237387655e+09,'7779c39d1e8bcb96bee53754755c516e');
INSERT INTO "log" VALUES('3tmkgwzzzq',80,2,'bot','{"kind":"offer_trade","give":{"ore":1},"want":{"wood":1}}',NULL,1.79483954607118773461e+09,'e8263fb24420ead7819cf62a712a89cb');
INSERT INTO "log" VALUES('3tmkgwzzzq',81,2,'bot','{"kind":"withdraw"}',NULL,1.79483954607620334624e+09,'0d955cfa36c6ba5e9f9ee8a99d9c3390');
INSERT INTO "log" VALUES('3tmkgwzzzq',82,2,'bot','{"kind":"recruit_knight","vertex":52}',NULL,1.79483954608197522162e+09,'330616e109caf6889a96228c61a59c96');
INSERT INTO "log" VALUES('3tmkgwzzzq',83,2,'bot','{"kind":"offer_trade","give":{"wood":1},"want":{"wool":2}}',NULL,1.79483954608687591549e+09,'e1a51ac598408a0e35b6b1060d74667d');
INSERT INTO "log" VALUES('3tmkgwzzzq',84,2,'bot','{"kind":"withdraw"}',NULL,1.79483954609171867363e+09,'0d955cfa36c6ba5e9f9ee8a99d9c3390');
INSERT INTO "log" VALUES('3tmkgwzzzq',85,2,'bot','{"kind":"end_turn"}',NULL,1.79483954609630274776e+09,'f3dedbbdd8d7ec0a8ee7f99e7178844e');
INSERT INTO "log" VALUES('3tmkgwzzzq',86,0,'person','{"kind":"roll"}','0-30',1.7948395469040007591e+09,'4553ab439d3d86d3f646da7c47c31ce0');
INSERT INTO "log" VALUES('3tmkgwzzzq',87,0,'person','{"kind":"end_turn"}','0-31',1.79483954771696543688e+09,'aa9cb70dec7498a932936a1064001b8f');
INSERT INTO "log" VALUES('3tmkgwzzzq',88,1,'person','{"kind":"roll"}','1-20',1.7948395485334713459e+09,'ce3d7d6b581d567c33c4f7f40e22f858');
INSERT INTO "log" VALUES('3tmkgwzzzq',89,1,'person','{"kind":"end_turn"}','1-21',1.79483954934571838376e+09,'169afe7545c632eb0fef99da574f59f0');
INSERT INTO "log" VALUES('3tmkgwzzzq',90,2,'bot','{"kind":"roll"}',NULL,1.79483954935463547704e+09,'f34895881e93374f7fd042e3458f4dff');
INSERT INTO "log" VALUES('3tmkgwzzzq',91,2,'bot','{"kind":"move_ship","edge":52}',NULL,1.79483954935959982867e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',92,2,'bot','{"kind":"sail_ship","edge":55}',NULL,1.79483954936363387109e+09,'ae52c22e4e31f622084d7a5328b5da62');
INSERT INTO "log" VALUES('3tmkgwzzzq',93,2,'bot','{"kind":"end_turn"}',NULL,1.79483954936776208882e+09,'b486b0dea413f917f9781b02c750417a');
INSERT INTO "log" VALUES('3tmkgwzzzq',94,0,'person','{"kind":"roll"}','0-32',1.7948395501742346287e+09,'85d7940b7d73f143c84b7e04d8ed05a7');
INSERT INTO "log" VALUES('3tmkgwzzzq',95,0,'person','{"kind":"promote_knight","vertex":19}','0-33',1.79483955099635076515e+09,'c84fd7ba3891b5da9e927c3c59ccf46b');
INSERT INTO "log" VALUES('3tmkgwzzzq',96,0,'person','{"kind":"play_progress","card":"diplomat"}','0-34',1.79483955181517362592e+09,'4e493286f7bbed876c1ec4b3198c99e5');
INSERT INTO "log" VALUES('3tmkgwzzzq',97,0,'person','{"kind":"remove_route","edge":27}','0-35',1.79483955262553310392e+09,'f2f448df50767e0c65a8fe0afe2f8bad');
INSERT INTO "log" VALUES('3tmkgwzzzq',98,0,'person','{"kind":"end_turn"}','0-36',1.79483955344228887553e+09,'3fe4e59e390f2eca08ad2a1c0a03cca2');
INSERT INTO "log" VALUES('3tmkgwzzzq',99,1,'person','{"kind":"roll"}','1-22',1.79483955425682806966e+09,'1ac2d4ad6d91e85d29dbca6943a3caf9');
INSERT INTO "log" VALUES('3tmkgwzzzq',100,1,'person','{"kind":"end_turn"}','1-23',1794839555.06911,'065d1f9fe8f8ca0bab454ea50481519f');
INSERT INTO "log" VALUES('3tmkgwzzzq',101,2,'bot','{"kind":"roll"}',NULL,1.79483955507891082764e+09,'0274055b929e4c351dedf080fd8a62a4');
INSERT INTO "log" VALUES('3tmkgwzzzq',102,2,'bot','{"kind":"move_ship","edge":67}',NULL,1.79483955509026646621e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',103,2,'bot','{"kind":"sail_ship","edge":50}',NULL,1.79483955510301208501e+09,'b9f9b0eeb7cb82c50ceef3db0f767ee3');
INSERT INTO "log" VALUES('3tmkgwzzzq',104,2,'bot','{"kind":"end_turn"}',NULL,1.79483955511543250083e+09,'e1107fd49585ec08b06db242ff952be5');
INSERT INTO "log" VALUES('3tmkgwzzzq',105,0,'person','{"kind":"roll"}','0-37',1.79483955592974734304e+09,'3ebd0cabdb1b21e744f94a257f630eda');
INSERT INTO "log" VALUES('3tmkgwzzzq',106,0,'person','{"kind":"move_robber","hex":7}','0-39',1.79483955690874385831e+09,'1fa43b4b5db2bc2f704baa08346e5e58');
INSERT INTO "log" VALUES('3tmkgwzzzq',107,0,'person','{"undo":true}','0-40',1.79483955740505576135e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',108,0,'table','{"table":"agree","to":"pause"}','0-41',1.79483955790484070785e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',109,1,'table','{"table":"pause"}','1-24',1.79483955791909527777e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',110,0,'table','{"table":"agree","to":"play"}','0-42',1794839558.40946,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',111,1,'table','{"table":"play"}','1-25',1.79483955841968488694e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',112,0,'person','{"kind":"move_robber","hex":7}','0-43',1.79483955891158461571e+09,'1fa43b4b5db2bc2f704baa08346e5e58');
INSERT INTO "log" VALUES('3tmkgwzzzq',113,0,'person','{"kind":"improve","track":"trade"}','0-44',1.79483955972234153746e+09,'1f59dc855c4075c2320a6f188add8ba5');
INSERT INTO "log" VALUES('3tmkgwzzzq',114,0,'person','{"kind":"end_turn"}','0-45',1.79483956053473806381e+09,'64e8d5f4e6357bdc73aa369eaef43760');
INSERT INTO "log" VALUES('3tmkgwzzzq',115,1,'person','{"kind":"roll"}','1-26',1.79483956134744524956e+09,'1eb9a0273551e82aac6cdb5d415996bf');
INSERT INTO "log" VALUES('3tmkgwzzzq',116,1,'person','{"kind":"bank_trade","give":"wool","take":"brick"}','1-27',1.7948395621615152359e+09,'cf0d363fccaf8e4c99eae724333c69f6');
INSERT INTO "log" VALUES('3tmkgwzzzq',117,1,'person','{"kind":"build_road","edge":27}','1-28',1.79483956297409057612e+09,'d82657579c8ddede18bd6555d593eac7');
INSERT INTO "log" VALUES('3tmkgwzzzq',118,1,'person','{"kind":"end_turn"}','1-29',1.79483956378972673412e+09,'60a05d9d873f31bf5399638111a357a7');
INSERT INTO "log" VALUES('3tmkgwzzzq',119,2,'bot','{"kind":"roll"}',NULL,1.79483956379664087296e+09,'83bc0c0b8acb80dfc7d4675d254a1fd7');
INSERT INTO "log" VALUES('3tmkgwzzzq',120,2,'bot','{"kind":"move_ship","edge":50}',NULL,1.79483956380745911596e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',121,2,'bot','{"kind":"sail_ship","edge":67}',NULL,1.79483956381249141693e+09,'e86f8c48ff0e1a7e0212bc63cbff7a20');
INSERT INTO "log" VALUES('3tmkgwzzzq',122,2,'bot','{"kind":"end_turn"}',NULL,1.79483956381743931765e+09,'191e6a795c9b5e6cf7a72ee2d3914457');
INSERT INTO "log" VALUES('3tmkgwzzzq',123,0,'person','{"kind":"roll"}','0-46',1.79483956462944149973e+09,'8c374b4750d869446cdab7cbba67032b');
INSERT INTO "log" VALUES('3tmkgwzzzq',124,0,'person','{"kind":"discard","card":"wood"}','0-47',1.79483956544435977941e+09,'3e7721d9ac0dbb86ef1c5b7e0708cda4');
INSERT INTO "log" VALUES('3tmkgwzzzq',125,0,'person','{"kind":"discard","card":"wood"}','0-48',1.79483956625731825825e+09,'3e7721d9ac0dbb86ef1c5b7e0708cda4');
INSERT INTO "log" VALUES('3tmkgwzzzq',126,0,'person','{"kind":"discard","card":"wool"}','0-49',1.79483956706663584711e+09,'85824b0d6bb0b1b5b1e0fe54cbcb8dbf');
INSERT INTO "log" VALUES('3tmkgwzzzq',127,0,'person','{"kind":"discard","card":"wool"}','0-50',1.79483956787683558457e+09,'85824b0d6bb0b1b5b1e0fe54cbcb8dbf');
INSERT INTO "log" VALUES('3tmkgwzzzq',128,0,'person','{"kind":"move_robber","hex":8}','0-51',1794839568.6867,'39bf43f7efccc36233b68b560e53fcbf');
INSERT INTO "log" VALUES('3tmkgwzzzq',129,0,'person','{"kind":"improve","track":"politics"}','0-52',1.79483956949600815776e+09,'036d87ecf5b86bdce9644316b1d3fd16');
INSERT INTO "log" VALUES('3tmkgwzzzq',130,0,'person','{"kind":"end_turn"}','0-53',1.79483957030680847167e+09,'e1414c8f47398dbbf574607dcb675b34');
INSERT INTO "log" VALUES('3tmkgwzzzq',131,1,'person','{"kind":"roll"}','1-30',1.79483957111619544027e+09,'5b30e981e61f50d4ff95e1211f14c6b4');
INSERT INTO "log" VALUES('3tmkgwzzzq',132,1,'person','{"kind":"move_robber","hex":10}','1-31',1.79483957192552042014e+09,'1a8be51082050110e05b069a7c5da0c1');
INSERT INTO "log" VALUES('3tmkgwzzzq',133,1,'person','{"kind":"end_turn"}','1-32',1.7948395727402377129e+09,'3214ae907e1b9822db3c45aaffa2c84e');
INSERT INTO "log" VALUES('3tmkgwzzzq',134,2,'bot','{"kind":"play_progress","card":"alchemist"}',NULL,1.79483957274529504774e+09,'b1ceead1f6367da132f545da13f31856');
INSERT INTO "log" VALUES('3tmkgwzzzq',135,2,'bot','{"kind":"set_dice","red":5,"yellow":4}',NULL,1.79483957275060534474e+09,'eeb7ca6f24dfa3a783094d05c9dac9fb');
INSERT INTO "log" VALUES('3tmkgwzzzq',136,2,'bot','{"kind":"roll"}',NULL,1.79483957275443840027e+09,'6276f3a55d5723b7a7133c2d80e8893f');
INSERT INTO "log" VALUES('3tmkgwzzzq',137,2,'bot','{"kind":"recruit_knight","vertex":51}',NULL,1.79483957276023173331e+09,'799762a438abaf63d6e40a62b1ea0e2c');
INSERT INTO "log" VALUES('3tmkgwzzzq',138,2,'bot','{"kind":"offer_trade","give":{"wood":2},"want":{"wool":1}}',NULL,1.79483957276935338978e+09,'7bb4d21fa6b87386494d5ea3c24232f2');
INSERT INTO "log" VALUES('3tmkgwzzzq',139,2,'bot','{"kind":"withdraw"}',NULL,1.79483957277486419674e+09,'0d955cfa36c6ba5e9f9ee8a99d9c3390');
INSERT INTO "log" VALUES('3tmkgwzzzq',140,2,'bot','{"kind":"end_turn"}',NULL,1.7948395727851479053e+09,'098b07cb706dcf6fabbc21f61c0453fe');
INSERT INTO "log" VALUES('3tmkgwzzzq',141,0,'person','{"kind":"roll"}','0-54',1.7948395735974128246e+09,'3814a4143272c75b89a0be06218da699');
INSERT INTO "log" VALUES('3tmkgwzzzq',142,0,'person','{"kind":"chase_robber","vertex":19}','0-55',1794839574.41061,'2b65b1e3d711012eb5d265d99688ac74');
INSERT INTO "log" VALUES('3tmkgwzzzq',143,0,'table','{"table":"call_bot","seat":1}','0-56',1.79483957565618467335e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',144,0,'person','{"kind":"move_robber","hex":11}','0-57',1.79483957611543607718e+09,'78bf324847bf79437c2c8a06a60847e5');
INSERT INTO "log" VALUES('3tmkgwzzzq',145,0,'person','{"kind":"promote_knight","vertex":23}','0-58',1.7948395762738573551e+09,'c7f0da82a12eb568baed45d208f68899');
INSERT INTO "log" VALUES('3tmkgwzzzq',146,0,'person','{"kind":"end_turn"}','0-59',1.79483957643126320843e+09,'ee142e98e59378c1516be35278035a65');
INSERT INTO "log" VALUES('3tmkgwzzzq',147,1,'stand_in','{"kind":"roll"}',NULL,1.79483957643498015402e+09,'8c3440750a854fca4d723297bfb57db7');
INSERT INTO "log" VALUES('3tmkgwzzzq',148,1,'stand_in','{"kind":"offer_trade","give":{"cloth":1},"want":{"wood":1}}',NULL,1.79483957644271826742e+09,'a7460fe5e72d59b52ffa0493f8ddab4d');
INSERT INTO "log" VALUES('3tmkgwzzzq',149,2,'bot','{"kind":"accept"}',NULL,1.79483957644719791411e+09,'01d35b5746efb13c158797085e5af7aa');
INSERT INTO "log" VALUES('3tmkgwzzzq',150,1,'stand_in','{"kind":"confirm","seat":2}',NULL,1.79483957645287227626e+09,'43b095b91df03c1cc25c9175f886df9f');
INSERT INTO "log" VALUES('3tmkgwzzzq',151,1,'stand_in','{"kind":"end_turn"}',NULL,1.79483957645897245405e+09,'c266b80ada2e01c8980e6dae849b12f6');
INSERT INTO "log" VALUES('3tmkgwzzzq',152,2,'bot','{"kind":"roll"}',NULL,1.79483957646768331525e+09,'f23b210506f1fa3f33b6c668068a932c');
INSERT INTO "log" VALUES('3tmkgwzzzq',153,2,'bot','{"kind":"promote_knight","vertex":52}',NULL,1.79483957647699475285e+09,'5eb0fb3ead1de6986c3ad5c5b41943ae');
INSERT INTO "log" VALUES('3tmkgwzzzq',154,2,'bot','{"kind":"recruit_knight","vertex":39}',NULL,1.79483957648728704448e+09,'b607f1030e2b3f3ed40383987ee5d3ab');
INSERT INTO "log" VALUES('3tmkgwzzzq',155,2,'bot','{"kind":"offer_trade","give":{"cloth":1},"want":{"wood":1}}',NULL,1.79483957649856925012e+09,'2be97a11df4df37930b3180cdf6ca7d9');
INSERT INTO "log" VALUES('3tmkgwzzzq',156,1,'stand_in','{"kind":"decline"}',NULL,1.79483957651699924462e+09,'8b8aeeba6dd03500f339729adaa19c4f');
INSERT INTO "log" VALUES('3tmkgwzzzq',157,2,'bot','{"kind":"withdraw"}',NULL,1.79483957652242255209e+09,'0d955cfa36c6ba5e9f9ee8a99d9c3390');
INSERT INTO "log" VALUES('3tmkgwzzzq',158,2,'bot','{"kind":"move_ship","edge":55}',NULL,1.79483957653248739241e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',159,2,'bot','{"kind":"sail_ship","edge":50}',NULL,1794839576.53701,'d66189ea8b4cb9bdadfcc346a66d4c8d');
INSERT INTO "log" VALUES('3tmkgwzzzq',160,2,'bot','{"kind":"end_turn"}',NULL,1.79483957654863691324e+09,'b28ac1f2d534c1297532018b10492448');
INSERT INTO "log" VALUES('3tmkgwzzzq',161,0,'person','{"kind":"roll"}','0-60',1.79483957670464658743e+09,'77ed3876e25d905d7306b88e399b047e');
INSERT INTO "log" VALUES('3tmkgwzzzq',162,0,'person','{"kind":"end_turn"}','0-61',1.79483957686923432353e+09,'a613d7e82f18e5754f06c96358d99508');
INSERT INTO "log" VALUES('3tmkgwzzzq',163,1,'stand_in','{"kind":"roll"}',NULL,1.79483957688067293162e+09,'38bfd1ae5d8cb45d4319e1c6d9757124');
INSERT INTO "log" VALUES('3tmkgwzzzq',164,1,'stand_in','{"kind":"end_turn"}',NULL,1.79483957689352893825e+09,'338533bd940b117824fa4e02c1786af4');
INSERT INTO "log" VALUES('3tmkgwzzzq',165,2,'bot','{"kind":"play_progress","card":"alchemist"}',NULL,1.79483957690301370625e+09,'b1ceead1f6367da132f545da13f31856');
INSERT INTO "log" VALUES('3tmkgwzzzq',166,2,'bot','{"kind":"set_dice","red":1,"yellow":5}',NULL,1.79483957691269946097e+09,'218a15eeba4be1af5c9630a137e0bc70');
INSERT INTO "log" VALUES('3tmkgwzzzq',167,2,'bot','{"kind":"roll"}',NULL,1.79483957691967606546e+09,'682fdd148321e24c739fbf5495e4e961');
INSERT INTO "log" VALUES('3tmkgwzzzq',168,2,'bot','{"kind":"end_turn"}',NULL,1.79483957694092464444e+09,'3dfff09c68c62141bb3899568ec1caf8');
INSERT INTO "log" VALUES('3tmkgwzzzq',169,0,'person','{"kind":"roll"}','0-62',1.79483957710046863548e+09,'1e89983e21c5ba232bd05056011258b7');
INSERT INTO "log" VALUES('3tmkgwzzzq',170,1,'table','{"table":"back"}',NULL,1.79483957726597738264e+09,'4f53cda18c2baa0c0354bb5f9a3ecbe5');
INSERT INTO "log" VALUES('3tmkgwzzzq',171,0,'person','{"kind":"move_robber","hex":13}','0-63',1.79483957819106435772e+09,'314d82dc5fb92562369463038ed968a8');
INSERT INTO "log" VALUES('3tmkgwzzzq',172,0,'person','{"kind":"end_turn"}','0-64',1.79483957900844502447e+09,'c4b2f8070a54478ee2275a0d1929d08a');
INSERT INTO "log" VALUES('3tmkgwzzzq',173,1,'person','{"kind":"roll"}','1-33',1.79483957981815218929e+09,'576eacdbf22453cc4a6e18f3f3841086');
INSERT INTO "log" VALUES('3tmkgwzzzq',174,1,'person','{"kind":"move_robber","hex":15}','1-34',1.79483958063220286373e+09,'a5f0c9757a0476873f77fa04f57ad08e');
INSERT INTO "log" VALUES('3tmkgwzzzq',175,1,'person','{"kind":"end_turn"}','1-35',1.79483958144593787192e+09,'6dde8d52fc39fd13e1dd9a2dadb07b40');
INSERT INTO "log" VALUES('3tmkgwzzzq',176,2,'bot','{"kind":"roll"}',NULL,1.7948395814509339333e+09,'7135adea5dea8b9fe65fe4fbaced0204');
INSERT INTO "log" VALUES('3tmkgwzzzq',177,2,'bot','{"kind":"end_turn"}',NULL,1.79483958145613908766e+09,'6e19d8a19465c79aee74d2e54d579860');
CREATE TABLE migrations (step INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
INSERT INTO "migrations" VALUES(1,1.79483950561966347698e+09);
INSERT INTO "migrations" VALUES(2,1.79483950562911605836e+09);
INSERT INTO "migrations" VALUES(3,1.79483950564375066756e+09);
CREATE TABLE pulse (at DOUBLE PRECISION NOT NULL);
INSERT INTO "pulse" VALUES(0.0);
CREATE TABLE seats (
            game TEXT NOT NULL REFERENCES games (game),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            colour TEXT NOT NULL,
            level TEXT NOT NULL,
            ready INTEGER NOT NULL,
            token TEXT, address TEXT NOT NULL DEFAULT '',
            PRIMARY KEY (game, seat)
        );
INSERT INTO "seats" VALUES('smbussqurn',0,'person','Ada','red','',1,'27781cf54439f8e6b0bd86d40f82e15a8226c339b4628905c5a2f527fb8a1e43','127.0.0.1');
INSERT INTO "seats" VALUES('smbussqurn',1,'bot','Greedy 2','blue','greedy',1,NULL,'');
INSERT INTO "seats" VALUES('smbussqurn',2,'bot','Greedy 3','orange','greedy',1,NULL,'');
INSERT INTO "seats" VALUES('3tmkgwzzzq',0,'person','Ada','red','',1,'6c96a5ccd0075b40c4905bfc5fa61752cad8edcdb8e4390f7a554da70929e04d','127.0.0.1');
INSERT INTO "seats" VALUES('3tmkgwzzzq',1,'person','Player 1','orange','',1,'6e0ee7a0136bbc8a03811d813aa44ddd02a016cf47fd62f6503b5a74954f14da','127.0.0.1');
INSERT INTO "seats" VALUES('3tmkgwzzzq',2,'bot','Random 3','blue','random',1,NULL,'');
CREATE INDEX games_by_state ON games (state, created);
CREATE INDEX games_by_deadline ON games (deadline);
CREATE UNIQUE INDEX chat_by_command ON chat (game, seat, command);
CREATE INDEX games_by_address ON games (address, created);
CREATE INDEX games_living ON games (address) WHERE state <> 'finished';
COMMIT;
