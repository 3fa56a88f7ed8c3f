<?php

require 'campcairn.php';

$rotation = call('POST', '/webhooks/rotation', ['hours' => 24]);
echo $rotation['webhook_secret'], ' alone from ', $rotation['ends_at'], "\n";
