<?php

require 'campcairn.php';

$clock = call('POST', '/test/clock', ['advance_seconds' => 60]);
echo $clock['attempts'], " waiting attempts are a minute nearer\n";
