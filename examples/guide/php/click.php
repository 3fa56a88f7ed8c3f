<?php

require 'campcairn.php';

$click = call('POST', '/test/clicks', ['external_id' => 'bramble']);
echo $click['redirect_url'], "\n";
