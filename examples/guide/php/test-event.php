<?php

require 'campcairn.php';

$test = call('POST', '/webhooks/test');
echo $test['delivered'] ? "delivered: {$test['response_status']}" : "not delivered: {$test['error']}", "\n";
